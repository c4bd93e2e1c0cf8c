package org.javatuples;

public final class Pair<A, B> extends Tuple {
    public Pair(A value0, B value1) {
        super(value0, value1);
    }

    public static <A, B> Pair<A, B> with(A value0, B value1) {
        return new Pair<>(value0, value1);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Pair<X, B> setAt0(X value) {
        return new Pair<>(value, getValue1());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Pair<A, X> setAt1(X value) {
        return new Pair<>(getValue0(), value);
    }
}

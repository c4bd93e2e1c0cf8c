package org.javatuples;

public final class Triplet<A, B, C> extends Tuple {
    public Triplet(A value0, B value1, C value2) {
        super(value0, value1, value2);
    }

    public static <A, B, C> Triplet<A, B, C> with(A value0, B value1, C value2) {
        return new Triplet<>(value0, value1, value2);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Triplet<X, B, C> setAt0(X value) {
        return new Triplet<>(value, getValue1(), getValue2());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Triplet<A, X, C> setAt1(X value) {
        return new Triplet<>(getValue0(), value, getValue2());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Triplet<A, B, X> setAt2(X value) {
        return new Triplet<>(getValue0(), getValue1(), value);
    }
}

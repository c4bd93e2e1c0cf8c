package org.javatuples;

public final class Quartet<A, B, C, D> extends Tuple {
    public Quartet(A value0, B value1, C value2, D value3) {
        super(value0, value1, value2, value3);
    }

    public static <A, B, C, D> Quartet<A, B, C, D> with(A value0, B value1, C value2, D value3) {
        return new Quartet<>(value0, value1, value2, value3);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Quartet<X, B, C, D> setAt0(X value) {
        return new Quartet<>(value, getValue1(), getValue2(), getValue3());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Quartet<A, X, C, D> setAt1(X value) {
        return new Quartet<>(getValue0(), value, getValue2(), getValue3());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Quartet<A, B, X, D> setAt2(X value) {
        return new Quartet<>(getValue0(), getValue1(), value, getValue3());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Quartet<A, B, C, X> setAt3(X value) {
        return new Quartet<>(getValue0(), getValue1(), getValue2(), value);
    }
}

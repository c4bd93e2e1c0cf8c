package org.javatuples;

public final class Sextet<A, B, C, D, E, F> extends Tuple {
    public Sextet(A value0, B value1, C value2, D value3, E value4, F value5) {
        super(value0, value1, value2, value3, value4, value5);
    }

    public static <A, B, C, D, E, F> Sextet<A, B, C, D, E, F> with(
            A value0, B value1, C value2, D value3, E value4, F value5) {
        return new Sextet<>(value0, value1, value2, value3, value4, value5);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Sextet<X, B, C, D, E, F> setAt0(X value) {
        return new Sextet<>(value, getValue1(), getValue2(), getValue3(), getValue4(), getValue5());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Sextet<A, X, C, D, E, F> setAt1(X value) {
        return new Sextet<>(getValue0(), value, getValue2(), getValue3(), getValue4(), getValue5());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Sextet<A, B, X, D, E, F> setAt2(X value) {
        return new Sextet<>(getValue0(), getValue1(), value, getValue3(), getValue4(), getValue5());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Sextet<A, B, C, X, E, F> setAt3(X value) {
        return new Sextet<>(getValue0(), getValue1(), getValue2(), value, getValue4(), getValue5());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Sextet<A, B, C, D, X, F> setAt4(X value) {
        return new Sextet<>(getValue0(), getValue1(), getValue2(), getValue3(), value, getValue5());
    }

    public F getValue5() {
        return at(5);
    }

    public <X> Sextet<A, B, C, D, E, X> setAt5(X value) {
        return new Sextet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), value);
    }
}

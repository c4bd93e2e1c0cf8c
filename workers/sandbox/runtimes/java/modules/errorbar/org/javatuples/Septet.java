package org.javatuples;

public final class Septet<A, B, C, D, E, F, G> extends Tuple {
    public Septet(A value0, B value1, C value2, D value3, E value4, F value5, G value6) {
        super(value0, value1, value2, value3, value4, value5, value6);
    }

    public static <A, B, C, D, E, F, G> Septet<A, B, C, D, E, F, G> with(
            A value0, B value1, C value2, D value3, E value4, F value5, G value6) {
        return new Septet<>(value0, value1, value2, value3, value4, value5, value6);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Septet<X, B, C, D, E, F, G> setAt0(X value) {
        return new Septet<>(value, getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Septet<A, X, C, D, E, F, G> setAt1(X value) {
        return new Septet<>(getValue0(), value, getValue2(), getValue3(), getValue4(), getValue5(), getValue6());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Septet<A, B, X, D, E, F, G> setAt2(X value) {
        return new Septet<>(getValue0(), getValue1(), value, getValue3(), getValue4(), getValue5(), getValue6());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Septet<A, B, C, X, E, F, G> setAt3(X value) {
        return new Septet<>(getValue0(), getValue1(), getValue2(), value, getValue4(), getValue5(), getValue6());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Septet<A, B, C, D, X, F, G> setAt4(X value) {
        return new Septet<>(getValue0(), getValue1(), getValue2(), getValue3(), value, getValue5(), getValue6());
    }

    public F getValue5() {
        return at(5);
    }

    public <X> Septet<A, B, C, D, E, X, G> setAt5(X value) {
        return new Septet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), value, getValue6());
    }

    public G getValue6() {
        return at(6);
    }

    public <X> Septet<A, B, C, D, E, F, X> setAt6(X value) {
        return new Septet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), value);
    }
}

package org.javatuples;

public final class Octet<A, B, C, D, E, F, G, H> extends Tuple {
    public Octet(A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7) {
        super(value0, value1, value2, value3, value4, value5, value6, value7);
    }

    public static <A, B, C, D, E, F, G, H> Octet<A, B, C, D, E, F, G, H> with(
            A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7) {
        return new Octet<>(value0, value1, value2, value3, value4, value5, value6, value7);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Octet<X, B, C, D, E, F, G, H> setAt0(X value) {
        return new Octet<>(value, getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Octet<A, X, C, D, E, F, G, H> setAt1(X value) {
        return new Octet<>(getValue0(), value, getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Octet<A, B, X, D, E, F, G, H> setAt2(X value) {
        return new Octet<>(getValue0(), getValue1(), value, getValue3(), getValue4(), getValue5(), getValue6(), getValue7());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Octet<A, B, C, X, E, F, G, H> setAt3(X value) {
        return new Octet<>(getValue0(), getValue1(), getValue2(), value, getValue4(), getValue5(), getValue6(), getValue7());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Octet<A, B, C, D, X, F, G, H> setAt4(X value) {
        return new Octet<>(getValue0(), getValue1(), getValue2(), getValue3(), value, getValue5(), getValue6(), getValue7());
    }

    public F getValue5() {
        return at(5);
    }

    public <X> Octet<A, B, C, D, E, X, G, H> setAt5(X value) {
        return new Octet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), value, getValue6(), getValue7());
    }

    public G getValue6() {
        return at(6);
    }

    public <X> Octet<A, B, C, D, E, F, X, H> setAt6(X value) {
        return new Octet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), value, getValue7());
    }

    public H getValue7() {
        return at(7);
    }

    public <X> Octet<A, B, C, D, E, F, G, X> setAt7(X value) {
        return new Octet<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), value);
    }
}

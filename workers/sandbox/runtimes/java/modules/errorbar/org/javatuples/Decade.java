package org.javatuples;

public final class Decade<A, B, C, D, E, F, G, H, I, J> extends Tuple {
    public Decade(A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7, I value8, J value9) {
        super(value0, value1, value2, value3, value4, value5, value6, value7, value8, value9);
    }

    public static <A, B, C, D, E, F, G, H, I, J> Decade<A, B, C, D, E, F, G, H, I, J> with(
            A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7, I value8, J value9) {
        return new Decade<>(value0, value1, value2, value3, value4, value5, value6, value7, value8, value9);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Decade<X, B, C, D, E, F, G, H, I, J> setAt0(X value) {
        return new Decade<>(value, getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8(), getValue9());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Decade<A, X, C, D, E, F, G, H, I, J> setAt1(X value) {
        return new Decade<>(getValue0(), value, getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8(), getValue9());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Decade<A, B, X, D, E, F, G, H, I, J> setAt2(X value) {
        return new Decade<>(getValue0(), getValue1(), value, getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8(), getValue9());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Decade<A, B, C, X, E, F, G, H, I, J> setAt3(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), value, getValue4(), getValue5(), getValue6(), getValue7(), getValue8(), getValue9());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Decade<A, B, C, D, X, F, G, H, I, J> setAt4(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), value, getValue5(), getValue6(), getValue7(), getValue8(), getValue9());
    }

    public F getValue5() {
        return at(5);
    }

    public <X> Decade<A, B, C, D, E, X, G, H, I, J> setAt5(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), value, getValue6(), getValue7(), getValue8(), getValue9());
    }

    public G getValue6() {
        return at(6);
    }

    public <X> Decade<A, B, C, D, E, F, X, H, I, J> setAt6(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), value, getValue7(), getValue8(), getValue9());
    }

    public H getValue7() {
        return at(7);
    }

    public <X> Decade<A, B, C, D, E, F, G, X, I, J> setAt7(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), value, getValue8(), getValue9());
    }

    public I getValue8() {
        return at(8);
    }

    public <X> Decade<A, B, C, D, E, F, G, H, X, J> setAt8(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), value, getValue9());
    }

    public J getValue9() {
        return at(9);
    }

    public <X> Decade<A, B, C, D, E, F, G, H, I, X> setAt9(X value) {
        return new Decade<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8(), value);
    }
}

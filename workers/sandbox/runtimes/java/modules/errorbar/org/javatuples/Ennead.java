package org.javatuples;

public final class Ennead<A, B, C, D, E, F, G, H, I> extends Tuple {
    public Ennead(A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7, I value8) {
        super(value0, value1, value2, value3, value4, value5, value6, value7, value8);
    }

    public static <A, B, C, D, E, F, G, H, I> Ennead<A, B, C, D, E, F, G, H, I> with(
            A value0, B value1, C value2, D value3, E value4, F value5, G value6, H value7, I value8) {
        return new Ennead<>(value0, value1, value2, value3, value4, value5, value6, value7, value8);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Ennead<X, B, C, D, E, F, G, H, I> setAt0(X value) {
        return new Ennead<>(value, getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Ennead<A, X, C, D, E, F, G, H, I> setAt1(X value) {
        return new Ennead<>(getValue0(), value, getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Ennead<A, B, X, D, E, F, G, H, I> setAt2(X value) {
        return new Ennead<>(getValue0(), getValue1(), value, getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), getValue8());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Ennead<A, B, C, X, E, F, G, H, I> setAt3(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), value, getValue4(), getValue5(), getValue6(), getValue7(), getValue8());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Ennead<A, B, C, D, X, F, G, H, I> setAt4(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), getValue3(), value, getValue5(), getValue6(), getValue7(), getValue8());
    }

    public F getValue5() {
        return at(5);
    }

    public <X> Ennead<A, B, C, D, E, X, G, H, I> setAt5(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), value, getValue6(), getValue7(), getValue8());
    }

    public G getValue6() {
        return at(6);
    }

    public <X> Ennead<A, B, C, D, E, F, X, H, I> setAt6(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), value, getValue7(), getValue8());
    }

    public H getValue7() {
        return at(7);
    }

    public <X> Ennead<A, B, C, D, E, F, G, X, I> setAt7(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), value, getValue8());
    }

    public I getValue8() {
        return at(8);
    }

    public <X> Ennead<A, B, C, D, E, F, G, H, X> setAt8(X value) {
        return new Ennead<>(getValue0(), getValue1(), getValue2(), getValue3(), getValue4(), getValue5(), getValue6(), getValue7(), value);
    }
}

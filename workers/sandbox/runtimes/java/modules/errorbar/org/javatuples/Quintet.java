package org.javatuples;

public final class Quintet<A, B, C, D, E> extends Tuple {
    public Quintet(A value0, B value1, C value2, D value3, E value4) {
        super(value0, value1, value2, value3, value4);
    }

    public static <A, B, C, D, E> Quintet<A, B, C, D, E> with(A value0, B value1, C value2, D value3, E value4) {
        return new Quintet<>(value0, value1, value2, value3, value4);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Quintet<X, B, C, D, E> setAt0(X value) {
        return new Quintet<>(value, getValue1(), getValue2(), getValue3(), getValue4());
    }

    public B getValue1() {
        return at(1);
    }

    public <X> Quintet<A, X, C, D, E> setAt1(X value) {
        return new Quintet<>(getValue0(), value, getValue2(), getValue3(), getValue4());
    }

    public C getValue2() {
        return at(2);
    }

    public <X> Quintet<A, B, X, D, E> setAt2(X value) {
        return new Quintet<>(getValue0(), getValue1(), value, getValue3(), getValue4());
    }

    public D getValue3() {
        return at(3);
    }

    public <X> Quintet<A, B, C, X, E> setAt3(X value) {
        return new Quintet<>(getValue0(), getValue1(), getValue2(), value, getValue4());
    }

    public E getValue4() {
        return at(4);
    }

    public <X> Quintet<A, B, C, D, X> setAt4(X value) {
        return new Quintet<>(getValue0(), getValue1(), getValue2(), getValue3(), value);
    }
}

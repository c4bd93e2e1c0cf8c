package org.javatuples;

public final class Unit<A> extends Tuple {
    public Unit(A value0) {
        super((Object) value0);
    }

    public static <A> Unit<A> with(A value0) {
        return new Unit<>(value0);
    }

    public A getValue0() {
        return at(0);
    }

    public <X> Unit<X> setAt0(X value) {
        return new Unit<>(value);
    }
}

package org.javatuples;

import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/** The tuples that tests of MultiPL-E ask for, by the interface of the library of that name. */
public abstract class Tuple implements Iterable<Object>, Comparable<Tuple>, java.io.Serializable {
    private final Object[] values;

    Tuple(Object... values) {
        this.values = values;
    }

    @SuppressWarnings("unchecked")
    final <T> T at(int index) {
        return (T) values[index];
    }

    public final int getSize() {
        return values.length;
    }

    public final Object getValue(int index) {
        return values[index];
    }

    public final Object[] toArray() {
        return values.clone();
    }

    public final List<Object> toList() {
        return Collections.unmodifiableList(Arrays.asList(values.clone()));
    }

    public final boolean contains(Object value) {
        return toList().contains(value);
    }

    public final int indexOf(Object value) {
        return toList().indexOf(value);
    }

    @Override
    public final Iterator<Object> iterator() {
        return toList().iterator();
    }

    @Override
    public final boolean equals(Object other) {
        return other != null && other.getClass() == getClass() && Arrays.equals(values, ((Tuple) other).values);
    }

    @Override
    public final int hashCode() {
        return 31 + Arrays.hashCode(values);
    }

    @Override
    public final String toString() {
        return Arrays.toString(values);
    }

    @Override
    @SuppressWarnings("unchecked")
    public final int compareTo(Tuple other) {
        int common = Math.min(values.length, other.values.length);
        for (int index = 0; index < common; index++) {
            int order = ((Comparable<Object>) values[index]).compareTo(other.values[index]);
            if (order != 0) return order;
        }
        return Integer.compare(values.length, other.values.length);
    }
}

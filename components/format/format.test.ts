import { describe, expect, test } from "vitest";
import { formatBytes } from "./format-bytes";
import { formatCount, formatCountOf } from "./format-count";
import { formatUtc } from "./format-date";
import { formatDigest } from "./format-digest";
import { formatDuration } from "./format-duration";
import { formatInterval } from "./format-interval";
import { formatIntervalMethod } from "./format-interval-method";
import { formatLevel } from "./format-level";
import { formatPercent } from "./format-percent";
import { formatRankRange } from "./format-rank-range";

describe("rates and intervals", () => {
  test("a rate has one decimal", () => {
    expect(formatPercent(396 / 500)).toBe("79.2");
    expect(formatPercent(0)).toBe("0.0");
    expect(formatPercent(1)).toBe("100.0");
    expect(formatPercent(1 - 1e-15)).toBe("100.0");
    expect(formatPercent(1 / 3280)).toBe("<0.1");
    expect(formatPercent(0.0006)).toBe("0.1");
    expect(formatPercent(3279 / 3280)).toBe(">99.9");
    expect(formatPercent(0.9994)).toBe("99.9");
  });
  test("an interval is written with both bounds", () => {
    expect(formatInterval({ low: 0.7556, high: 0.826 })).toBe("75.6 – 82.6");
  });
  test("a method names level and resamples", () => {
    const interval = { method: "percentile bootstrap", level: 0.95, resamples: 1000 };
    expect(formatIntervalMethod(interval)).toBe("95% percentile bootstrap, 1,000 resamples");
  });
  test("a level drops useless decimals", () => {
    expect(formatLevel(0.95)).toBe("95%");
    expect(formatLevel(0.999)).toBe("99.9%");
  });
  test("a rank is a range unless one rank is left", () => {
    expect(formatRankRange([4, 17])).toBe("4–17");
    expect(formatRankRange([4, 4])).toBe("4");
  });
});

describe("counts, units and dates", () => {
  test("counts are grouped and agree with their noun", () => {
    expect(formatCount(3280)).toBe("3,280");
    expect(formatCountOf(1, "task")).toBe("1 task");
    expect(formatCountOf(0, "task")).toBe("0 tasks");
    expect(formatCountOf(2, "class", "classes")).toBe("2 classes");
  });
  test("times change unit at one second", () => {
    expect(formatDuration(12)).toBe("12 ms");
    expect(formatDuration(2041)).toBe("2.04 s");
    expect(formatDuration(2000)).toBe("2 s");
  });
  test("bytes use binary units", () => {
    expect(formatBytes(512)).toBe("512 B");
    expect(formatBytes(1536)).toBe("1.5 KiB");
    expect(formatBytes(256 * 1024 * 1024)).toBe("256 MiB");
    expect(formatBytes(5 * 1024 ** 4)).toBe("5120 GiB");
  });
  test("a time is shown in UTC whatever zone it was given in", () => {
    expect(formatUtc("2026-11-29T13:56:00.000Z")).toBe("2026-11-29 13:56 UTC");
    expect(formatUtc("2026-11-29T13:56:00+02:00")).toBe("2026-11-29 11:56 UTC");
    expect(formatUtc("not a time")).toBe("not a time");
  });
  test("a digest keeps both ends", () => {
    expect(formatDigest(`9f31c2${"0".repeat(54)}c07a`)).toBe("9f31c2…c07a");
    expect(formatDigest("rev-3")).toBe("rev-3");
  });
});

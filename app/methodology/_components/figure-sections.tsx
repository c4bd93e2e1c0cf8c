import { CommandBlock } from "../../../components/ui/command-block";
import { PageLink } from "../../../components/ui/page-link";
import { drawExample } from "../_data/draw-example";
import { Formula } from "./formula";
import { MethodSection } from "./method-section";

/** How one model's figures are computed. */
export function FigureSections() {
  return (
    <>
      <PassAtKSection />
      <IntervalSection />
      <DrawSection />
      <SliceSection />
    </>
  );
}

function PassAtKSection() {
  return (
    <MethodSection id="pass-at-k">
      <p>
        With n candidates for a task, c of which pass, pass@k is the chance that at least one of k
        candidates drawn from the n passes:
      </p>
      <Formula lines={["pass@k = 1 − C(n−c, k) / C(n, k)"]} />
      <p>
        This estimate is unbiased for every n; a board averages it over all tasks. At k = 1 it is
        the share of candidates that pass. If any task has fewer than k candidates, there is no
        value: tasks are never dropped to get one. Beside a rate stands the number of tasks whose
        first candidate passed, which with several candidates is not the same thing.
      </p>
      <p>
        Where trying stops at the first success, the number of candidates depends on the outcome and
        this formula would be biased. Such data are marked as sequential, and only the share of
        tasks solved within j attempts is stated.
      </p>
      <p>
        What more candidates bring, what they cost, and what public tests alone would have claimed
        can be tried in the <PageLink href="/methodology/laboratory">laboratory</PageLink>.
      </p>
    </MethodSection>
  );
}

function IntervalSection() {
  return (
    <MethodSection id="intervals">
      <p>
        The interval is a 95% percentile bootstrap: base problems are drawn with replacement 1,000
        times, each time as many as there are, and the rate is computed again. Base problems are
        drawn and not tasks, because tasks made from one problem are solved or missed together.
      </p>
      <Formula
        lines={[
          "rate of a draw = Σ passes / Σ tasks, over the base problems drawn",
          "bounds = its 2.5th and 97.5th percentile (type 7: position (1000 − 1) · q, linear)",
        ]}
      />
      <p>
        For k above 1 the estimates of the tasks are drawn in the same way. Candidates inside a task
        are never drawn again: for k above 1 that would be biased.
      </p>
      <p>
        Where everything passed or failed, where fewer than ten passed or failed, or with fewer than
        thirty base problems, the bootstrap looks more certain than it is. The record keeps it,
        flagged; the page draws a Wilson interval and marks it with a star. It counts tasks for as
        much as they are worth: tasks of one base problem tell less than as many of different ones.
      </p>
      <Formula
        lines={[
          "(p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n), z = 1.96, n = tasks / deff",
          "deff = max(1, V / (p(1−p)/tasks)); V = G/(G−1) · Σ (passes − p·tasks of a base)² / tasks²",
        ]}
      />
      <p>
        G is the number of base problems. Where each has one task, deff is 1. Where all or none
        passed, n is G.
      </p>
    </MethodSection>
  );
}

function DrawSection() {
  const { label, key, words, bases, draws } = drawExample;
  return (
    <MethodSection id="draws">
      <p>
        Nothing is left to a machine’s own chance. Every draw comes from ChaCha20 (RFC 8439), keyed
        with the SHA-256 of a label that is printed with the record. The label names what is drawn,
        the week (or the revision of a suite without weeks) and the slice, such as{" "}
        <code>category=bug-fixing&amp;language=python</code>. It names no model, so all models of a
        board share their draws, and differences between them stay paired.
      </p>
      <p>
        Replicate b has b as its nonce, in four bytes, the lowest first, then eight zero bytes. The
        keystream is read as 32-bit numbers, lowest byte first. For a number below n, those at or
        above the largest multiple of n are skipped, and the rest is taken modulo n. Base problems
        are numbered in byte order of their ids.
      </p>
      <p>To check the first draws of one label with common tools:</p>
      <CommandBlock
        label="Commands that print the first draws"
        lines={[
          `printf %s '${label}' | sha256sum`,
          `head -c 16 /dev/zero | openssl enc -chacha20 -K ${key} -iv ${"0".repeat(32)} | od -An -tu4`,
        ]}
      />
      <p>
        The first command prints the key of the second, and the second prints {words.join(", ")}.
        Modulo {bases}, for {bases} base problems, replicate 0 draws number {draws.join(", ")}{" "}
        first, counted from 0. For another replicate, its number stands in the ninth to sixteenth
        digit of <code>-iv</code>, lowest byte first.
      </p>
    </MethodSection>
  );
}

function SliceSection() {
  return (
    <MethodSection id="slices">
      <p>
        A slice is the tasks of one category, tier or language. It has an interval of its own with a
        label of its own. Slices with fewer than 30 tasks are counted and not rated.
      </p>
      <p>
        Two averages can be taken over slices. <b>Micro</b> lets every task count the same; that is
        the rate on the board. <b>Macro</b> lets every slice count the same: it is the mean of their
        rates, with an interval from the draws of the whole. They differ when large slices are
        easier or harder than small ones, so they are never mixed up under one name.
      </p>
    </MethodSection>
  );
}

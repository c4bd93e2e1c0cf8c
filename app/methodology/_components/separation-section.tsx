import { PageLink } from "../../../components/ui/page-link";
import { fewestModelsForSeparation } from "../../../lib/core/outcomes/rate-tasks";
import { Formula } from "./formula";
import { MethodSection } from "./method-section";

/** What a matrix of tasks is sorted by, and how little of it may be chance. */
export function SeparationSection() {
  return (
    <MethodSection id="separation">
      <p>
        A task tells models apart where those that do well on all other tasks solve it and the
        others don’t. How far that holds is the correlation, over models, of what each made of the
        task with its mean over all other tasks: the corrected item–total, or item–rest, correlation
        of test theory (Henrysson 1963).
      </p>
      <Formula
        lines={[
          "x = share of a model’s candidates that passed this task",
          "y = mean of that share over its other tasks",
          "separation = Pearson’s correlation of x and y over the models",
        ]}
      />
      <p>
        The task is left out of y, or it would correlate with itself. Counted are the models that
        the board ranks or, where it ranks none, all that were measured; not on this task, a model
        of which a candidate has no verdict or whose record leaves the task out. With fewer than{" "}
        {fewestModelsForSeparation} models nothing is stated, and nothing of a task that all fare
        alike on.
      </p>
      <p>
        If a task had nothing to do with the others, its correlation over n models would still lie
        anywhere within
      </p>
      <Formula lines={["±1.96 / √(n − 1)"]} />
      <p>
        in about 95 of 100 cases: ±0.65 with ten models, ±0.31 with forty. The page of a task says
        so where its figure is within that. Of hundreds of tasks some lie outside by chance alone,
        so the top of a <PageLink href="/boards">board’s matrix</PageLink> is where to look, not a
        finding. A clearly negative figure is worth a look at the task’s tests. All of it changes
        with who is ranked.
      </p>
    </MethodSection>
  );
}

import { evidenceWords } from "../../../components/boards/evidence-words";
import { evidenceGrades } from "../../../lib/core/vocabulary";
import styles from "./method.module.css";
import { MethodSection } from "./method-section";

/** What may stand in one table, and how far it can be believed. */
export function ProtocolSections() {
  return (
    <>
      <ProtocolSection />
      <EvidenceSection />
    </>
  );
}

function ProtocolSection() {
  return (
    <MethodSection id="comparability">
      <p>
        Every run has a manifest of four contracts: task, generation, execution and scoring. Before
        two runs are compared their manifests are, field by field. The worst field decides, and
        every field that differs is named.
      </p>
      <dl className={styles.terms}>
        <dt>
          <b>Refused</b>
        </dt>
        <dd>
          Other tasks, tests or prompt template; another k, estimator or scoring rule; other
          attempts, repair or selection; another harness or its major version; tools, retrieval,
          network or history access; limits or budgets that differ by more than 10% of the smaller
          value. Also where task set, number of candidates, or harness and budget were not stated,
          outside of one and the same suite.
        </dd>
        <dt>
          <b>Warned</b>
        </dt>
        <dd>
          Another week’s tasks, temperature or top-p, token limit, system prompt, reasoning level,
          image, a minor version of the harness, limits within 10%, and whatever this list doesn’t
          know. Such runs are not ranked together, and nothing is said of them as a pair.
        </dd>
        <dt>
          <b>Fine</b>
        </dt>
        <dd>
          The model, which is what is compared; the number of candidates where the estimate is
          unbiased; the number of resamples; host, times and prices.
        </dd>
      </dl>
      <p>
        Where whole systems are compared, as on boards of agents, harness, tools, attempts and
        budget are part of the thing compared. Outcomes measured elsewhere rank only within their
        own suite; what was not stated is listed. A board ranks the largest group that may be
        compared; other runs stand below it with the fields that differ.
      </p>
    </MethodSection>
  );
}

function EvidenceSection() {
  return (
    <MethodSection id="evidence">
      <p>
        Built-in baselines are marked synthetic everywhere, and leave the ranks as soon as one real
        model is there. Completions made elsewhere are graded here, but how they were made is only
        as well known as it was stated: each run lists what was not stated, and carries a grade.
      </p>
      <ul>
        {evidenceGrades.map((grade) => (
          <li key={grade}>
            <b>{grade}</b>: {evidenceWords[grade]}
          </li>
        ))}
      </ul>
      <p>
        What has to be stated is a checklist of model, harness, budget, metric and raw artifacts;
        each run’s page has it item by item, present or missing, and the reasons of its grade.
        Reproduced means that the stated score lies inside the interval of at least 40 answers that
        were asked again here.
      </p>
      <p>
        Without hidden tests, with verdicts that don’t hold when they are repeated (more than 1%),
        or with tasks that are public, no grade is better than B. A score without an outcome for
        each task is a claim: it is shown with “≤” and never ranked.
      </p>
    </MethodSection>
  );
}

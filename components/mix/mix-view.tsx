"use client";

import { type ReactNode, useEffect, useMemo } from "react";
import { type CellSize, describeMix } from "../../lib/core/mix/describe-mix";
import { useAddressQuery, writeAddressQuery } from "../ui/use-address-query";
import type { ModelLimits } from "./limit-rows";
import {
  isSameMix,
  listMixValues,
  type MixQuestion,
  plainQuestion,
  readMixQuestion,
  writeMixQuestion,
} from "./mix-address";
import { MixControls } from "./mix-controls";
import styles from "./mix-controls.module.css";
import { listMixPresets } from "./mix-presets";
import type { MixPlace } from "./mix-session";
import { useMixSession } from "./use-mix-session";

interface MixViewProps {
  place: MixPlace;
  cells: readonly CellSize[];
  known: ModelLimits;
  /** Of every task counted once, as the server rendered it. */
  head: ReactNode;
  body: ReactNode;
}

/**
 * A board weighed by a reader's mix. The address decides: without a mix the server's rendering of the
 * whole board is shown; another is ranked here, in a worker, from the outcomes of all models.
 */
export function MixView({ place, cells, known, head, body }: MixViewProps) {
  const query = useAddressQuery("");
  const values = useMemo(() => listMixValues(cells), [cells]);
  const { question, ignored } = useMemo(() => readMixQuestion(query, values), [query, values]);
  const description = useMemo(() => describeMix(cells, question.mix), [cells, question.mix]);
  const { open, ranked, failure } = useMixSession(place);
  const isRendered = writeMixQuestion("", question) === "";
  // Another limit asks for no other mix: the same one stays the same object.
  const mixKey = writeMixQuestion("", { ...plainQuestion, mix: question.mix });
  const mix = useMemo(() => readMixQuestion(mixKey, values).question.mix, [mixKey, values]);
  useEffect(() => {
    if (!isRendered) open().then((session) => session?.rank(mix));
  }, [isRendered, mix, open]);
  const shown = isRendered || failure !== null ? null : ranked;
  const isWaiting =
    !isRendered && failure === null && (ranked === null || !isSameMix(ranked.mix, mix));
  const isTesting = shown !== null && shown.board.rows.length > 1 && shown.board.pairs === null;
  const write = (next: MixQuestion, how: "push" | "replace") =>
    writeAddressQuery(writeMixQuestion(query, next), how);
  const parts = shown && { ...shown, question, known, description: describeMix(cells, shown.mix) };
  return (
    <div aria-busy={isWaiting || isTesting}>
      {parts ? <parts.view.WeighedHead {...parts} /> : head}
      <Presets
        values={values}
        question={question}
        query={query}
        onChoose={(to) => write(to, "push")}
      />
      <MixControls
        {...{ values, question, description, known }}
        onIntent={() => open().then((session) => session?.prepare())}
        onChange={(to) => write(to, "replace")}
      />
      <Reach values={values} />
      <p className={styles.status} role="status">
        {wordStatus({ failure, ignored, isWaiting, isTesting })}
      </p>
      {parts ? <parts.view.WeighedBody {...parts} /> : body}
    </div>
  );
}

interface PresetsProps {
  values: ReturnType<typeof listMixValues>;
  question: MixQuestion;
  query: string;
  onChoose(question: MixQuestion): void;
}

/** Mixes to begin with. Links, so that each can be opened, copied and sent. */
function Presets({ values, question, query, onChoose }: PresetsProps) {
  return (
    <nav className={styles.presets} aria-label="Mixes to begin with">
      {listMixPresets(values).map(({ name, mix }) => {
        const to = { ...question, mix };
        return (
          <a
            key={name}
            href={`?${writeMixQuestion(query, to)}`}
            aria-current={isSameMix(mix, question.mix) ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              onChoose(to);
            }}
          >
            {name}
          </a>
        );
      })}
    </nav>
  );
}

/** What a reader must know before any figure: where there is nothing to weigh, and without scripts. */
function Reach({ values }: Pick<PresetsProps, "values">) {
  const isWeighable = Object.values(values).some((own) => own.length > 1);
  return (
    <>
      {isWeighable ? null : (
        <p className="quiet">
          As far as is stated, all tasks of this suite are of one category, tier and language: there
          is nothing to weigh.
        </p>
      )}
      <noscript>
        <p>
          Mixes are weighed in the browser. Without scripts this page shows the board with every
          task counted once.
        </p>
      </noscript>
    </>
  );
}

interface Status {
  failure: string | null;
  ignored: readonly string[];
  isWaiting: boolean;
  isTesting: boolean;
}

function wordStatus({ failure, ignored, isWaiting, isTesting }: Status): string {
  const said = ignored.length > 0 ? `This board hasn’t got ${ignored.join(", ")}. ` : "";
  if (failure !== null) {
    return `${said}Your mix can’t be weighed here: ${failure}. Shown is the board with every task counted once.`;
  }
  if (isWaiting) return `${said}Weighing …`;
  return isTesting ? `${said}Testing every pair …` : said;
}

import { DatasetData } from "../../components/structured-data/dataset-data";
import type { Board } from "../../lib/contracts/board";
import { publicAddress } from "../../lib/data/public-address";
import { describeBoard } from "../_lib/board-metadata";
import { boardPath } from "../_lib/board-path";
import { boardTitle } from "../_lib/board-title";
import { Cite } from "./cite";

const mediaTypes = {
  json: "application/json",
  csv: "text/csv",
  parquet: "application/vnd.apache.parquet",
} as const;

/** How a board is cited, and what search engines for data read of it. */
export function BoardReference({ board }: { board: Board }) {
  const { suite, cycle } = board;
  const path = boardPath(board);
  const table = `/api/v1/boards/${encodeURIComponent(suite.id)}?${new URLSearchParams({ cycle })}`;
  return (
    <>
      <Cite
        title={boardTitle(board)}
        path={path}
        recordIds={[...board.rows, ...board.unranked].map(({ recordId }) => recordId)}
      />
      <DatasetData
        name={`${boardTitle(board)}: outcomes and intervals`}
        description={describeBoard(board)}
        address={publicAddress(path)}
        files={Object.entries(mediaTypes).map(([format, mediaType]) => ({
          mediaType,
          address: publicAddress(`${table}&format=${format}`),
        }))}
        licence={suite.licence}
        publishedAt={null}
        measured="pass rate with its interval"
      />
    </>
  );
}

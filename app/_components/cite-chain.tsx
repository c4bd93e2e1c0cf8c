import { findChainEnd } from "../../lib/data/find-chain-end";
import { Cite } from "./cite";

interface CiteChainProps {
  title: string;
  /** The page's permanent path. */
  path: string;
  /** ISO 8601, where the page tells of that time and not of now. */
  until?: string;
}

/** How to cite a page that rests on the chain as a whole, such as a list: by the newest record of it. */
export async function CiteChain({ title, path, until }: CiteChainProps) {
  return <Cite title={title} path={path} recordIds={[await findChainEnd(until)]} />;
}

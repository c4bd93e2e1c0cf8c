import { ForeignText } from "../ui/foreign-text";
import { PageLink } from "../ui/page-link";
import { taskAddress } from "./task-address";

interface TaskLinkProps {
  id: string;
  suite: string;
  revision?: string | null;
  longest?: number;
}

/** A task's name, linked to its page where it can have one. */
export function TaskLink({ id, suite, revision = null, longest = 120 }: TaskLinkProps) {
  const address = taskAddress({ id, suite, revision });
  const name = <ForeignText text={id} longest={longest} />;
  return address === null ? name : <PageLink href={address}>{name}</PageLink>;
}

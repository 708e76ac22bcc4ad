/** Reads an idea for somebody who may see it; to all others it is not there. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maySee } from "../rules/rights";
import { findIdea, type IdeaRow } from "../store/ideas";

/** The idea. Throws where it is not there for the reader. */
export async function readIdea({ account, user, read }: MemberScope, id: number): Promise<IdeaRow> {
	const [idea] = await read(findIdea(account.id, id, user.id));
	if (!idea || !maySee(idea)) throw notFound("idea");
	return idea;
}

/** Saves the words and the team of an idea, new or begun before; two calls use it, of which one sends it too. */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { Refusal, refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import {
	type AdditionalFields,
	impacts,
	maxAdditionalLength,
	maxTeam,
	maxTextLength,
	maxTitleLength,
	mayBeChanged,
} from "../rules/idea";
import { equalShares } from "../rules/split-points";
import { findCategory } from "../store/categories";
import { type IdeaFields, type IdeaRow, insertIdea, isAsRead, updateWords } from "../store/ideas";
import { areHere, listPeopleHere, listTeam, replaceTeam, type TeamRow } from "../store/team";
import { readIdea } from "./read-idea";

/** What an author says; the two texts may wait until the idea is sent. */
export const ideaInput = z.object({
	/** Left out for a new idea. */
	idea_id: z.int().optional(),
	title: text(maxTitleLength).min(1),
	category_id: z.int(),
	problem: text(maxTextLength).default(""),
	solution: text(maxTextLength).default(""),
	impact: z.enum(impacts).nullable().default(null),
	yearly_saving: text(maxAdditionalLength).default(""),
	cost_to_try: text(maxAdditionalLength).default(""),
	place: text(maxAdditionalLength).default(""),
	/** Whose idea it is beside the author. New people get equal shares; a team that stays keeps its own. */
	team_member_ids: z
		.array(z.int())
		.max(maxTeam - 1)
		.default([]),
});

/** The same after its schema. */
export type IdeaInput = z.output<typeof ideaInput>;

/** What was saved, and what saves it. */
export type SavedIdea = {
	id: number;
	known: IdeaRow | undefined;
	fields: IdeaFields;
	additional_fields: AdditionalFields;
	category: string;
	statements: Statement[];
	follow: OutboxMessage[];
};

/** The statements that save it; they assert what was read. */
export async function saveIdea(scope: MemberScope, given: IdeaInput): Promise<SavedIdea> {
	const { account, user, clock, newId, read } = scope;
	const known = given.idea_id === undefined ? undefined : await readIdea(scope, given.idea_id);
	if (known && known.author_id !== user.id) throw new Refusal("forbidden", 403);
	if (known && !mayBeChanged(known.status)) throw refuse("idea_not_changeable");
	const ids = [...new Set(given.team_member_ids)].filter((id) => id !== user.id);
	const [[category], people, team] = await Promise.all([
		read(findCategory(account.id, given.category_id)),
		read(listPeopleHere(account.id, ids)),
		known ? read(listTeam(account.id, known.id)) : [],
	]);
	if (!category || (category.is_active === 0 && category.id !== known?.category_id))
		throw refuse("idea_category_closed");
	if (people.length !== ids.length) throw refuse("team_member_gone");
	const now = clock.now();
	const id = known?.id ?? newId();
	const additional_fields = additionalOf(given);
	const { title, problem, solution } = given;
	const fields = {
		category_id: category.id,
		title,
		problem,
		solution,
		additional_fields: JSON.stringify(additional_fields),
	};
	const notice = notify(
		scope,
		"ideas/team",
		people.filter((person) => !team.some((one) => one.id === person.id)),
		{ idea_id: id, title, name: user.name },
	);
	return {
		...{ id, known, fields, additional_fields, category: category.name, follow: notice.follow },
		statements: [
			...(ids.length > 0 ? [assertThat("team_member_gone", areHere(account.id, ids))] : []),
			...(known
				? [assertThat("idea_not_changeable", isAsRead(account.id, known)), updateWords(account.id, id, fields, now)]
				: [insertIdea(account.id, { ...fields, id, author_id: user.id }, now)]),
			...replaceTeam(account.id, id, sharesOf(user.id, ids, team), now),
			...notice.statements,
		],
	};
}

function additionalOf({ impact, yearly_saving, cost_to_try, place }: IdeaInput): AdditionalFields {
	const said = { impact: impact ?? "", yearly_saving, cost_to_try, place };
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ""));
}

/** Shares stay with a team that stays; another one begins with equal ones. */
function sharesOf(author_id: number, ids: readonly number[], team: readonly TeamRow[]) {
	const people = [author_id, ...ids];
	const isSame = team.length === people.length && people.every((id) => team.some((one) => one.id === id));
	const equal = equalShares(people.length);
	return people.map((user_id, at) => ({
		user_id,
		share: isSame ? team.find(({ id }) => id === user_id)!.share : equal[at]!,
	}));
}

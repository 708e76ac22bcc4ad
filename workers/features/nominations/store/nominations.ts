/** The SQL of nominations, verdicts, and the people around them. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns, personName } from "#workers/features/members";
import type { Role } from "#workers/kernel/identity";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { Verdict } from "../rules/judging";

/** A nomination with the names of both. */
export type NominationRow = {
	id: number;
	category_id: number;
	nominee_id: number;
	nominator_id: number;
	words: string;
	answers: string;
	is_signed: 0 | 1;
	created_at: number;
	nominee: string;
	nominee_title: string;
	nominee_image: string | null;
	nominator: string;
};

const columns = sql`n.id, n.category_id, n.nominee_id, n.nominator_id, n.words, n.answers, n.is_signed, n.created_at,
	${personName("u")} as nominee, u.title as nominee_title, u.image_url as nominee_image, ${personName("g")} as nominator`;

function fromNominations(account_id: number): SQL {
	return sql`from nominations n join users u on u.account_id = ${account_id} and u.id = n.nominee_id
		join users g on g.account_id = ${account_id} and g.id = n.nominator_id where n.account_id = ${account_id}`;
}

/** All nominations of an event, in their order; their number has a bound. */
export function listNominations(account_id: number, event_id: number) {
	return sql<NominationRow>`select ${columns} ${fromNominations(account_id)} and n.event_id = ${event_id} order by n.id`;
}

/** What one person wrote in an event. */
export function listWritten(account_id: number, event_id: number, nominator_id: number) {
	return sql<NominationRow>`select ${columns} ${fromNominations(account_id)} and n.nominator_id = ${nominator_id}
		and n.event_id = ${event_id} order by n.id`;
}

/** The people with these ids who can be named. */
export function listNameable(account_id: number, ids: readonly number[]) {
	return sql<{ id: number }>`select u.id from ${rowsOf(ids)} e cross join users u on u.account_id = ${account_id}
		and u.id = e.value where u.status in ('active', 'invited')`;
}

/** True in SQL while all of them can be named. */
export function areNameable(account_id: number, ids: readonly number[]): Statement {
	return sql`select count(*) = ${ids.length} from users u where u.account_id = ${account_id}
		and u.status in ('active', 'invited') and u.id in (select value from ${rowsOf(ids)})`;
}

/** True in SQL while the event takes so many nominations more. */
export function takesNominations(account_id: number, event_id: number, now: number): Statement {
	return sql`exists (select 1 from nomination_events e where e.account_id = ${account_id} and e.id = ${event_id}
		and e.status = 'open' and e.closes_at > ${now})`;
}

/** True in SQL while it has room. */
export function hasRoom(account_id: number, event_id: number, { more, max }: { more: number; max: number }): Statement {
	return sql`exists (select 1 from nomination_events e where e.account_id = ${account_id} and e.id = ${event_id}
		and e.nomination_count + ${more} <= ${max})`;
}

/** A nomination to be written. */
export type NewNomination = Pick<
	NominationRow,
	"id" | "category_id" | "nominee_id" | "nominator_id" | "words" | "is_signed" | "created_at"
> & { event_id: number; answers: readonly string[] };

/** Writes nominations; the index allows one of each person for another in a category. */
export function insertNominations(account_id: number, rows: readonly NewNomination[]): Statement {
	return sql`insert into nominations (account_id, id, event_id, category_id, nominee_id, nominator_id, words, answers, is_signed, created_at)
		select ${account_id}, value ->> 'id', value ->> 'event_id', value ->> 'category_id', value ->> 'nominee_id',
		value ->> 'nominator_id', value ->> 'words', value -> 'answers', value ->> 'is_signed', value ->> 'created_at'
		from ${rowsOf(rows)}`;
}

/** The verdicts of an event's categories. */
export function listVerdicts(account_id: number, category_ids: readonly number[]) {
	return sql<Verdict & { category_id: number }>`select v.category_id, v.round, v.nominee_id, v.juror_id, v.value
		from ${rowsOf(category_ids)} e cross join nomination_verdicts v on v.account_id = ${account_id} and v.category_id = e.value`;
}

/** What a verdict is about. */
export type Judged = { event_id: number; category_id: number; round: number; nominee_id: number; juror_id: number };

/** True in SQL while this juror may judge: of the jury, in the round, not named in the category, nor the one who named the nominee. */
export function mayJudge(
	account_id: number,
	{ event_id, category_id, round, nominee_id, juror_id }: Judged,
): Statement {
	return sql`exists (select 1 from nomination_events e join nomination_jurors j on j.account_id = ${account_id}
			and j.event_id = e.id and j.juror_id = ${juror_id}
		where e.account_id = ${account_id} and e.id = ${event_id} and e.status = 'reviewing' and e.round = ${round})
		and not exists (select 1 from nominations n where n.account_id = ${account_id} and n.category_id = ${category_id}
			and (n.nominee_id = ${juror_id} or (n.nominee_id = ${nominee_id} and n.nominator_id = ${juror_id})))`;
}

/** Says or changes a verdict; a vote takes the juror's other vote of the category back. */
export function saveVerdict(account_id: number, judged: Judged, value: number, isVote: boolean): Statement[] {
	const { category_id, round, nominee_id, juror_id } = judged;
	return [
		...(isVote
			? [
					sql`delete from nomination_verdicts where account_id = ${account_id} and category_id = ${category_id}
						and round = ${round} and juror_id = ${juror_id} and nominee_id <> ${nominee_id}`,
				]
			: []),
		sql`insert into nomination_verdicts (account_id, category_id, round, nominee_id, juror_id, value)
			values (${account_id}, ${category_id}, ${round}, ${nominee_id}, ${juror_id}, ${value})
			on conflict (account_id, category_id, round, nominee_id, juror_id) do update set value = excluded.value
			where nomination_verdicts.value <> excluded.value`,
	];
}

/** Verdicts of a demo. */
export function insertPastVerdicts(
	account_id: number,
	verdicts: readonly (Verdict & { category_id: number })[],
): Statement {
	return sql`insert into nomination_verdicts (account_id, category_id, round, nominee_id, juror_id, value)
		select ${account_id}, value ->> 'category_id', value ->> 'round', value ->> 'nominee_id', value ->> 'juror_id', value ->> 'value'
		from ${rowsOf(verdicts)}`;
}

/** People to whom the platform writes, by their ids; those who have left are not. */
export function listAddressees(account_id: number, ids: readonly number[]) {
	return sql<
		Addressee & { points_account_id: number | null; is_eligible_to_receive_points: 0 | 1 }
	>`select ${addresseeColumns("u")}, u.is_eligible_to_receive_points, (select a.id from ledger_accounts a
		where a.account_id = ${account_id} and a.owner_id = u.id and a.kind = 'member' and a.unit = 'points') as points_account_id
		from ${rowsOf(ids)} e cross join users u on u.account_id = ${account_id} and u.id = e.value
		where u.status in ('active', 'invited')`;
}

/** Somebody who may be told of an event, with what says whether they nominate; their own switches are JSON. */
export type PossibleNominator = Addressee & { role: Role; switches: string };

/** The next people of the account behind this one, whatever their state, so that a piece reads no more than it is long. */
export function listPeopleAfter(account_id: number, user_id: number, limit: number) {
	return sql<PossibleNominator>`select ${addresseeColumns("u")}, u.role, u.switches
		from users u where u.account_id = ${account_id} and u.id > ${user_id} order by u.id limit ${limit}`;
}

/** Those who can sit in a jury: account owners and nomination moderators. */
export function listPossibleJurors(account_id: number, max: number) {
	const columns = sql`select u.id, ${personName("u")} as name from users u`;
	const isHere = sql`where u.account_id = ${account_id} and u.status = 'active'`;
	return sql<{ id: number; name: string }>`${columns} indexed by users_role_holders ${isHere}
			and u.role <> 'member' and u.role in ('account_owner', 'nomination_moderator')
		union ${columns} indexed by users_moderating_nominations ${isHere} and u.switches ->> 'nomination_moderator' = 1
		order by 1 limit ${max}`;
}

/** The ledger's account of a budget, and what is left in it. */
export function findPayingAccount(account_id: number, budget_id: number) {
	return sql<{ id: number; balance: number }>`select l.id, l.balance from ledger_accounts l
		where l.account_id = ${account_id} and l.kind = 'budget' and l.owner_id = ${budget_id}`;
}

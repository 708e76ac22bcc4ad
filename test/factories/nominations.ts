/** Nominations of tenants for tests: a company with its moderators, an event in any state, and many events. */
import { sql } from "drizzle-orm";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";
import type { EndpointInput } from "#workers/registry";
import { addProgram } from "./programs";

type Method = "approve" | "score" | "vote";
type Change = EndpointInput<"nominations/change-event">["change"];

/** Switches of whoever nominates and reads what was published. */
export const nominating = { can_view_nomination_events: 1, can_view_nomination_publications: 1 } as const;

const dayMs = 86_400_000;

/** Olga owns the account, Mona and Peter moderate nominations, the others nominate. */
export async function makeNominationCompany() {
	const acme = await createTenant({ flags: { employee_nominations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const mona = await acme.addMember({ role: "nomination_moderator", first_name: "Mona" });
	const peter = await acme.addMember({ first_name: "Peter", switches: { nomination_moderator: 1 } });
	const [grace, kenji, sofia] = [
		await acme.addMember({ first_name: "Grace", last_name: "Okafor", switches: nominating }),
		await acme.addMember({ first_name: "Kenji", last_name: "Mori", switches: nominating }),
		await acme.addMember({ first_name: "Sofia", last_name: "Marques", switches: nominating }),
	];
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	return { acme, olga, mona, peter, grace, kenji, sofia, program };
}

/** What such a company has. */
export type NominationCompany = Awaited<ReturnType<typeof makeNominationCompany>>;

/** Writes a draft of one category, or of what is said. */
export async function draftEvent(
	owner: TestMember,
	jury: readonly TestMember[],
	more: Partial<EndpointInput<"nominations/save-event">> = {},
): Promise<number> {
	const { event_id } = await owner.client.call("nominations/save-event", {
		...{ name: "Acme of the Year", description: "Who made it better?", closes_at: Date.now() + 10 * dayMs },
		categories: [{ name: "Quiet hands", description: "Unseen work", questions: ["What did it change?"] }],
		...{ rounds: ["score"] as Method[], juror_ids: jury.map(({ id }) => id) },
		...more,
	});
	return event_id;
}

/** Moves an event on, step by step. */
export async function moveEvent(moderator: TestMember, event_id: number, ...changes: Change[]): Promise<void> {
	for (const change of changes) await moderator.client.call("nominations/change-event", { event_id, change });
}

/** The ids of an event's categories. */
export async function categoriesOf(owner: TestMember, event_id: number): Promise<number[]> {
	const { event } = await owner.client.call("nominations/get-event-details", { event_id });
	return event!.categories.map(({ id }) => id);
}

/** An event that is published, in which the owner's colleague won by a verdict of the owner. */
export async function addPublishedEvent(people: {
	owner: TestMember;
	member: TestMember;
	colleague: TestMember;
	canary: string;
}): Promise<number> {
	const { owner, member, colleague, canary } = people;
	const categories = [{ name: `${canary} category`, description: `${canary} line`, questions: [`${canary} question`] }];
	const said = { name: `${canary} event`, description: `${canary} about`, categories };
	const event_id = await draftEvent(owner, [owner], said);
	const [category_id] = (await categoriesOf(owner, event_id)) as [number];
	await moveEvent(owner, event_id, "open");
	await owner.client.call("nominations/submit-nomination", {
		...{ event_id, category_id, recipient_ids: [member.id], words: `${canary} words`, answers: [`${canary} answer`] },
	});
	await member.client.call("nominations/submit-nomination", {
		...{ event_id, category_id, recipient_ids: [colleague.id], words: `${canary} praise` },
	});
	await moveEvent(owner, event_id, "close", "review");
	await owner.client.call("nominations/moderate-nomination", {
		...{ event_id, category_id, nominee_id: colleague.id, value: 9 },
	});
	await moveEvent(owner, event_id, "finalise", "publish");
	return event_id;
}

/** As many events in each list: open ones, published ones, in which the first of these people was named. */
export async function addManyEvents(
	{ database, id: account_id }: TestTenant,
	{ many, people: [nominee, by] }: { many: readonly number[]; people: readonly [number, number] },
	start: number,
): Promise<void> {
	const rows = many.flatMap((at) =>
		(["open", "published"] as const).map((status) => ({
			...{ id: newId(), category: newId(), nomination: newId(), status, at: start + at * 3_600_000 },
			name: at % 20 ? `Event ${at}` : `Zebra ${at}`,
		})),
	);
	await database.write([
		sql`insert into nomination_events (account_id, id, name, description, status, rounds, closes_at, created_by, published_at, created_at)
			select ${account_id}, value ->> 'id', value ->> 'name', '', value ->> 'status', '["vote"]', 9000000000000, ${by},
			case value ->> 'status' when 'published' then value ->> 'at' end, value ->> 'at' from ${rowsOf(rows)}`,
		sql`insert into nomination_categories (account_id, id, event_id, place, name, description)
			select ${account_id}, value ->> 'category', value ->> 'id', 0, 'All', '' from ${rowsOf(rows)}`,
		sql`insert into nominations (account_id, id, event_id, category_id, nominee_id, nominator_id, words, created_at)
			select ${account_id}, value ->> 'nomination', value ->> 'id', value ->> 'category', ${nominee}, ${by}, 'Kind', value ->> 'at'
			from ${rowsOf(rows)}`,
	]);
}

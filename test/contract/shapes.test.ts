/** Shapes that clients rely on: the fields of entities as calls answer them, and each family of paths as the document describes it. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import type { TestMember } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { endpoints } from "#workers/registry";

type Schema = {
	type?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	allOf?: Schema[];
	anyOf?: Schema[];
	oneOf?: Schema[];
};
type Described = {
	requestBody?: { content: Record<string, { schema: Schema }> };
	responses: Record<string, { content: Record<string, { schema: Schema }> }>;
};
type Document = { paths: Record<string, { post: Described }> };

async function documentFor(person: TestMember): Promise<Document> {
	return (await (await person.client.fetch("/api/openapi.json")).json()) as Document;
}

const answerOf = ({ responses }: Described) => responses["200"]!.content["application/json"]!.schema.allOf![1]!;
/** What a call's payload is; a link that nobody can guess is called without one. */
const payloadOf = ({ requestBody }: Described): Schema =>
	requestBody ? (Object.values(requestBody.content)[0]!.schema.properties!.payload ?? {}) : { type: "object" };

/** Each entity as the call answers it that reads one: what it asks for, and the entity's fields. */
const entities = {
	"/api/budgets/api_get_budget_details": {
		...{ id: "budget_id", of: "budget", entity: "budget" },
		fields:
			"id name budget_category owner_id owner_first_name owner_last_name owner_email cycle status is_active from_date to_date points_budgeted points_remaining points_in_approval cycle_points rollover_percent turns_at low_alert low_threshold runs_out_on ends_on parent_id parent_name",
	},
	"/api/announcements/api_get_announcement": {
		...{ id: "announcement_id", of: "announcement", entity: "announcement" },
		fields: "id title text author starts_at expires_at is_pinned asks_confirmation read_at confirmed_at",
	},
	"/api/anniversary/api_get_card": {
		...{ id: "card_id", of: "card", entity: "card" },
		fields:
			"id person occasion years day publish_at status badge message points points_state activity_id signature_count signatures",
	},
	"/api/anniversary/api_get_anniversary_rule": {
		...{ id: "rule_id", of: "rule", entity: "rule" },
		fields: "id kind years badge message points program_id is_active",
	},
	"/api/groups/api_get_group_details": {
		...{ id: "group_id", of: "group", entity: "group" },
		fields:
			"id name description kind matching rules members_count active_members_count pending_members_count is_filling",
	},
	"/api/medallia/api_fetch_item": {
		...{ id: "item_id", of: "medallia_item", entity: "item" },
		fields:
			"id source_id user_id person score comment status version decided_by_name decided_at activity_id created_at",
	},
} as const;

test("[api_contract-01] [api_contract-02] budget, announcement, card, anniversary, group and medallia item hold the fields that the document names, beside status and message; an item is edited as the version that was read", async () => {
	const { owner, ids } = await createFullTenant(0, "canary");
	const { paths } = await documentFor(owner);
	for (const [path, { id, of, entity, fields }] of Object.entries(entities)) {
		const named = fields.split(" ").sort();
		const described = answerOf(paths[path]!.post).properties![entity]!;
		expect([path, Object.keys(described.properties!).sort()]).toEqual([path, named]);
		const { status, body } = await owner.client.post(path, { [id]: ids[of] });
		expect([path, status, body]).toEqual([
			...[path, 200],
			expect.objectContaining({ resultStatus: "success", resultMsg: expect.stringMatching(/./) }),
		]);
		const answered = (body as unknown as Record<string, object>)[entity]!;
		expect([path, Object.keys(answered).sort()]).toEqual([path, named]);
		const unknown = await owner.client.post(path, { [id]: 1 });
		expect([path, unknown.status, unknown.body.resultStatus]).toEqual([path, 404, "error"]);
	}
	const edit = (version: number, comment: string) =>
		owner.client.post("/api/medallia/api_save_item", { item_id: ids.medallia_item, version, comment });
	expect((await edit(1, "In other words.")).status).toBe(200);
	const read = await owner.client.post("/api/medallia/api_fetch_item", { item_id: ids.medallia_item });
	expect(read.body).toMatchObject({ item: { comment: "In other words.", version: 2, status: "pending" } });
	expect((await edit(1, "As it was read first.")).status).toBe(409);
});

/** The families whose shapes the specification does not show (§7). */
const families =
	"accounts users catalog shopping_cart wishlists payment points members programs budgets ecards behaviors activities surveys certificates groups sales global_filters translations search async_process".split(
		" ",
	);

/** What a call takes: an object, or one of several. */
const isObject = ({ type, anyOf, oneOf = anyOf }: Schema): boolean => type === "object" || !!oneOf?.every(isObject);
const namesIn = ({ properties, anyOf = [] }: Schema): string[] => [
	...Object.keys(properties ?? {}),
	...anyOf.flatMap(namesIn),
];

test("[api_contract-13] each family of paths has its calls, with payload and answer in the document; what reads without a payload answers as it is described", async () => {
	const { owner, tenant } = await createFullTenant(0, "canary");
	const { paths } = await documentFor(owner);
	const all = Object.values(endpoints) as unknown as Endpoint[];
	const reads = new Set<string>(all.filter(({ repetition }) => repetition.kind === "read").map(({ path }) => path));
	for (const family of families) {
		const described = Object.entries(paths).filter(([path]) => path.startsWith(`/api/${family}/api_`));
		expect([family, described.length > 0]).toEqual([family, true]);
		await tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);
		for (const [path, { post }] of described) {
			const [payload, answer] = [payloadOf(post), answerOf(post)];
			expect([path, isObject(payload), isObject(answer)]).toEqual([path, true, true]);
			if (!reads.has(path) || (payload.required ?? []).length > 0) continue;
			const { status, body } = await owner.client.post(path, {});
			if (status !== 200) continue;
			const answered = Object.keys(body).filter((field) => !/^result(Status|Msg)$/.test(field));
			const missing = (answer.required ?? []).filter((field) => !answered.includes(field));
			const unknown = answered.filter((field) => !namesIn(answer).includes(field));
			expect([path, missing, unknown]).toEqual([path, [], []]);
		}
	}
});

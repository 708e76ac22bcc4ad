/** The acts that the sweep breaks: for each a situation that is made afresh every time, and the request of a person in it. */
import { sql } from "drizzle-orm";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import type { Client, Reply } from "#test/kit/client";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { hashPassword } from "#workers/features/session";
import type { Environment } from "#workers/kernel/environment";
import { type EndpointInput, type EndpointName, endpoints } from "#workers/registry";
import { catalogueFile, membersFile } from "./import-files";

/** A tenant in which one act is about to happen. `members` own the carts that are compared. */
export type SweptWorld = {
	tenant: TestTenant;
	members: readonly TestMember[];
	/** Sends the act, always the same. A job gives no reply: nobody waits for one. */
	act(environment: Environment): Promise<Reply | undefined>;
};

/** An act of the sweep. */
export type MainWrite = {
	/** What is declared: an endpoint's or a job's name; `detail` tells its situations apart. */
	covers: string;
	detail?: string;
	/** Makes the situation. `quiet` are sound bindings whose queue delivers nothing by itself. */
	prepare(quiet: Environment): Promise<SweptWorld>;
	/** True for work of several batches, between which other states are right. */
	isStepwise?: boolean;
	/** Tables in which sending it again leaves a trace of its own, such as a second line in the audit. */
	repeatLeaves?: readonly string[];
};

const password = "correct horse battery";
const key = "sweep-0001";
let passwordHash: Promise<string> | undefined;

/** The acts of people. */
export const actsOfPeople: readonly MainWrite[] = [
	call("session/login", async () => {
		passwordHash ??= hashPassword(password);
		const { tenant, priya } = await makeCompany({ password_hash: await passwordHash });
		return { tenant, members: [priya], client: tenant.visitor(), input: { email: priya.email, password } };
	}),
	call("session/activate", async (quiet) => {
		const { tenant, olga } = await makeCompany();
		const olu = await tenant.addMember({ first_name: "Olu", status: "invited" });
		olga.client.environment = quiet as never;
		await olga.client.call("session/send-activation-link", { user_id: olu.id });
		const token = await tokenOfLetter(tenant);
		return { tenant, members: [olu], client: tenant.visitor(), input: { token, password } };
	}),
	call("session/send-activation-link", async () => {
		const { tenant, olga } = await makeCompany();
		const olu = await tenant.addMember({ first_name: "Olu", status: "invited" });
		return { tenant, members: [olu], client: olga.client, input: { user_id: olu.id } };
	}),
	call("session/change-language", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: { language_code: "fr" } };
	}),
	call("session/opt-in", async () => {
		const { tenant, priya } = await makeCompany({ has_accepted_terms: false });
		return { tenant, members: [priya], client: priya.client, input: {} };
	}),
	call("session/end-session", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: {} };
	}),
	call("recognition/give-recognition", async () => givingTo(1), "to one"),
	call("recognition/give-recognition", async () => givingTo(4, "team"), "to the people of four"),
	call("activity/save-comment", async () => {
		const { tenant, priya, activity_id } = await makePost();
		const input = { activity_id, temp_id: "t-1", comment_text: "Well deserved." };
		return { tenant, members: [priya], client: priya.client, input };
	}),
	call("activity/save-like-unlike", async () => {
		const { tenant, priya, activity_id } = await makePost();
		const input = { action: "like" as const, activity_id, temp_id: "t-1" };
		return { tenant, members: [priya], client: priya.client, input };
	}),
	call("activity/delete-comment", async () => {
		const { tenant, priya, activity_id } = await makePost();
		const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Oh no" });
		return { tenant, members: [priya], client: priya.client, input: { activity_id, comment_id: comment.id } };
	}),
	call(
		"addresses/update-shipping-address",
		async () => {
			const { tenant, priya } = await makeCompany();
			return { tenant, members: [priya], client: priya.client, input: { operationType: "add", ...addressFields } };
		},
		"add",
	),
	call(
		"addresses/update-shipping-address",
		async () => {
			const { tenant, priya } = await makeCompany();
			const { address_id } = await priya.client.call("addresses/update-shipping-address", {
				operationType: "add",
				...addressFields,
			});
			const input = { operationType: "remove" as const, addressId: address_id };
			return { tenant, members: [priya], client: priya.client, input };
		},
		"remove",
	),
	call("cart/save-shopping-cart-item", async () => {
		const { tenant, priya, itemId } = await makeShop();
		return { tenant, members: [priya], client: priya.client, input: { data: { itemId }, quantity: 2 } };
	}),
	call("cart/remove-shopping-cart-item", async () => {
		const { tenant, priya, itemId } = await makeShop();
		await putIntoCart(priya, itemId, 2);
		return { tenant, members: [priya], client: priya.client, input: { catalog_item_id: itemId } };
	}),
	call("checkout/checkout", async () => {
		const { tenant, priya, itemId } = await makeShop();
		const input = orderOf(await putIntoCart(priya, itemId, 2));
		return { tenant, members: [priya], client: priya.client, input };
	}),
	call("catalog/add-item-to-recently-viewed", async () => {
		const { tenant, priya, item } = await makeShop();
		return { tenant, members: [priya], client: priya.client, input: { itemId: item.id } };
	}),
	call("reports/request-report-download", async () => {
		const { tenant, olga } = await makePost();
		const input = { report_type: "recognitions_report", filters: { report_condition: "all" } };
		return { tenant, members: [olga], client: olga.client, input };
	}),
	call("account/report-problem", async () => {
		const { tenant, priya } = await makeCompany();
		return { tenant, members: [priya], client: priya.client, input: { message: "It broke." } };
	}),
	upload("members", membersFile),
	upload("catalogue", catalogueFile),
];

type Sending<Name extends EndpointName> = {
	tenant: TestTenant;
	members: readonly TestMember[];
	client: Client;
	input: EndpointInput<Name>;
};

/** The call of an endpoint; one that is kept under a key carries the same each time. */
function call<Name extends EndpointName>(
	covers: Name,
	prepare: (quiet: Environment) => Promise<Sending<Name>>,
	detail?: string,
): MainWrite {
	const { kind } = endpoints[covers].repetition as { kind: string };
	const headers: Record<string, string> = kind === "key" ? { "idempotency-key": key } : {};
	return {
		covers,
		detail,
		repeatLeaves: { key: [], natural: ["audit_lines"], none: ["audit_lines", "sessions"] }[kind],
		prepare: async (quiet) => {
			const { client, input, ...world } = await prepare(quiet);
			client.environment = quiet as never;
			await client.csrfToken();
			return {
				...world,
				act: (environment) => {
					client.environment = environment as never;
					return client.try(covers, input, headers) as Promise<Reply>;
				},
			};
		},
	};
}

/** The upload of a file by the account's owner. */
function upload(kind: "members" | "catalogue", content: string): MainWrite {
	return {
		covers: "imports/upload-file",
		detail: kind,
		prepare: async (quiet) => {
			const { tenant, olga } = await makeCompany();
			olga.client.environment = quiet as never;
			await olga.client.csrfToken();
			return {
				tenant,
				members: [olga],
				act: (environment) => {
					olga.client.environment = environment as never;
					const file = new File([content], `${kind}.csv`, { type: "text/csv" });
					return olga.client.upload(endpoints["imports/upload-file"].path, { kind }, file, { "idempotency-key": key });
				},
			};
		},
	};
}

async function makeCompany(priyas: Parameters<TestTenant["addMember"]>[0] = {}) {
	const tenant = await createTenant();
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya", points: 5_000, ...priyas });
	return { tenant, olga, priya };
}

async function makeShop() {
	const company = await makeCompany();
	const item = await addItem(company.tenant, { name: "Bottle", variants: [{ points: 500, stock: 10, sku: "B-1" }] });
	return { ...company, item, itemId: item.variant_id };
}

/** Lee thanked Priya for all to see. */
async function makePost() {
	const company = await makeCompany();
	const lee = await company.tenant.addMember({ first_name: "Lee" });
	const program = await addProgram(company.tenant, { owner: company.olga, name: "Thanks", budget: 5_000 });
	const { activity_id } = await addRecognition(company.tenant, { giver: lee, recipients: [company.priya], program });
	return { ...company, lee, program, activity_id };
}

async function tokenOfLetter(tenant: TestTenant): Promise<string> {
	const [letter] = await tenant.database.read(
		sql<{ body: string }>`select body from letters where account_id = ${tenant.id}`,
	);
	return /activate\/([0-9a-f]{64})/.exec(letter?.body ?? "")![1]!;
}

async function givingTo(
	count: number,
	visibility: "public" | "team" = "public",
): Promise<Sending<"recognition/give-recognition">> {
	const { tenant, olga, priya } = await makeCompany();
	const program = await addProgram(tenant, { owner: olga, name: "Thanks", budget: 5_000 });
	const people: TestMember[] = [];
	for (let at = 0; at < count; at += 1) {
		const manager_id = at % 2 === 0 ? olga.id : null;
		people.push(await tenant.addMember({ first_name: `Lee${"abcdefgh"[at]}`, manager_id }));
	}
	const recipient_ids = people.map(({ id }) => id);
	const input = { program_id: program.id, recipient_ids, points: 100, message: "Thank you.", visibility };
	return { tenant, members: [priya], client: priya.client, input };
}

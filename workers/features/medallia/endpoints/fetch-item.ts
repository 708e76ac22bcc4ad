/** One Medallia item, for whoever decides on it. */
import { z } from "zod";
import { personOutput } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { itemStatuses } from "../rules/item";
import { findItem } from "../store/items";

const person = personOutput.pick({ id: true, name: true, image_url: true });

export const fetchItem = defineEndpoint({
	name: "medallia/fetch-item",
	path: "/api/medallia/api_fetch_item",
	summary: "What a customer said of somebody, and what became of it.",
	access: ["account_owner", "moderator"],
	flags: ["medallia_enabled"],
	input: z.object({ item_id: z.int() }),
	output: z.object({
		item: z.object({
			id: z.int(),
			/** The number that the survey tool gave it. */
			source_id: z.string(),
			user_id: z.int(),
			person,
			score: z.int(),
			comment: z.string(),
			status: z.enum(itemStatuses),
			/** Goes along with what is done with it. */
			version: z.int(),
			decided_by_name: z.string().nullable(),
			decided_at: z.int().nullable(),
			/** The post of an approved one. */
			activity_id: z.int().nullable(),
			created_at: z.int(),
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { item_id }) => {
		const [found] = await read(findItem(account.id, item_id));
		if (!found) throw notFound("medallia_item");
		const { user_status: _status, manager_id: _manager, ...item } = found;
		const { id, name, image_url } = JSON.parse(item.person) as z.output<typeof person>;
		return { item: { ...item, person: { id, name, image_url } } };
	},
});

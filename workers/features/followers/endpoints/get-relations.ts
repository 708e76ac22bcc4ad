/** How the signed-in person stands to people: whom they follow and whom they blocked; never who blocked them. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listRelations } from "../store/follows";

const maxPeople = 100;
const flag = z.literal([0, 1]);

export const getRelations = defineEndpoint({
	name: "followers/get-relations",
	path: "/api/followers/api_get_relations",
	summary: "Whether one follows or blocked each of these people.",
	access: "signed_in",
	input: z.object({ person_ids: z.array(z.int()).max(maxPeople) }),
	output: z.object({
		people: z.array(z.object({ id: z.int(), name: z.string(), is_followed: flag, is_blocked: flag })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, read }, { person_ids }) => ({
		people: await read(listRelations({ account_id: account.id, id: user.id }, person_ids)),
	}),
});

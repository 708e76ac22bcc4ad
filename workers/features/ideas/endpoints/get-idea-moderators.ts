/** Who moderates ideas beside the account owners. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listModerators } from "../store/team";

const maxModerators = 50;

export const getIdeaModerators = defineEndpoint({
	name: "ideas/get-idea-moderators",
	path: "/api/ideas/api_get_idea_moderators",
	summary: "Who moderates ideas beside the account owners.",
	access: ["account_owner"],
	flags: ["ideas_enabled"],
	input: z.object({}),
	output: z.object({
		moderators: z.array(
			z.object({ id: z.int(), name: z.string(), title: z.string(), image_url: z.string().nullable() }),
		),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => ({
		moderators: (await read(listModerators(account.id, maxModerators))).map(({ id, name, title, image_url }) => ({
			...{ id, name, title, image_url },
		})),
	}),
});

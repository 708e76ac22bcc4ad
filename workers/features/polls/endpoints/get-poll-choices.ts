/** The groups whose people account owners can ask. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listGroups } from "../store/groups";

/** More than these are not chosen from a form. */
const maxChoices = 200;

export const getPollChoices = defineEndpoint({
	name: "polls/get-poll-choices",
	path: "/api/polls/api_get_poll_choices",
	summary: "The groups whose people a poll can ask, with how many are here.",
	access: ["account_owner"],
	flags: ["polls_enabled"],
	input: z.object({}),
	output: z.object({ groups: z.array(z.object({ id: z.int(), name: z.string(), people_count: z.int() })) }),
	repetition: { kind: "read" },
	handler: async ({ account, read }) => ({ groups: await read(listGroups(account.id, maxChoices)) }),
});

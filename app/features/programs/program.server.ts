/** The server half of one program's page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textKey } from "#workers/kernel/names";

/** The program with its days and its givers in words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const answer = await context.call("programs/get-program-details", { program_id: context.id(params.id) });
	const { program, budget, giver_roles, giver_groups, behaviors } = answer;
	const { format, translate } = context;
	return {
		title: program.name,
		program,
		budget,
		behaviors: behaviors.map(({ name }) => name),
		offersAll: program.behavior_ids.length === 0,
		givers: [
			...giver_roles.map((role) => translate(textKey(`settings:roles.names.${role}`))),
			...giver_groups.map(({ name }) => name),
		],
		from: program.from_date && format.date(program.from_date, "recognition"),
		to: program.to_date && format.date(program.to_date, "recognition"),
	};
}

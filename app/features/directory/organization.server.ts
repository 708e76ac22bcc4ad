/** Somebody's place in the organization tree, one's own unless the address names another person. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The page; whoever has nobody behind the address's place in the row is led to the first of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const [person_id = context.user.id, after_id] = ["person", "after"].map((name) => {
		const asked = searchParams.get(name);
		return asked === null ? undefined : context.id(asked);
	});
	const organization = await context.call("directory/get-organization", { person_id, after_id });
	if (after_id !== undefined && organization.reports.length === 0) throw redirect(addressOf(person_id));
	const last = organization.reports.at(-1)?.id;
	return {
		title: context.translate("directory:tree.title"),
		...organization,
		isOwn: person_id === context.user.id,
		firstHref: after_id === undefined ? null : addressOf(person_id),
		nextHref: organization.has_more_reports === 1 ? `${addressOf(person_id)}&after=${last}` : null,
	};
}

const addressOf = (person_id: number) => `/directory/organization?person=${person_id}`;

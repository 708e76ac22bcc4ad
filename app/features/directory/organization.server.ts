/** Somebody's place in the organization tree, one's own unless the address names another person. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const asked = new URL(request.url).searchParams.get("person");
	const person_id = asked === null ? context.user.id : context.id(asked);
	const organization = await context.call("directory/get-organization", { person_id });
	return { title: context.translate("directory:tree.title"), ...organization };
}

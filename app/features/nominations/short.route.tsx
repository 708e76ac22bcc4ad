/** The short forms /events and /publications, which lead to the pages below /employee_nominations. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** Leads on, with whatever the address asks for. */
export function loader({ request }: LoaderFunctionArgs) {
	const { pathname, search } = new URL(request.url);
	const page = pathname.endsWith("/publications") ? "publications" : "events";
	return redirect(`/employee_nominations/${page}${search}`);
}

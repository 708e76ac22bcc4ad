/** Accepting the terms; the page itself only leads home, where the terms stand while they are needed. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

/** There is nothing to see here. */
export async function loader() {
	return redirect("/");
}

/** Accepts the standard terms. */
export async function action({ context }: ActionFunctionArgs) {
	await context.call("session/opt-in", { kind: "standard" });
	return redirect("/");
}

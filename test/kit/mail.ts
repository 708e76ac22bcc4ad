/** Reads a tenant's mail as its readers get it: with the tokens of links, which stand nowhere in the database. */
import type { EndpointOutput } from "#workers/registry";
import type { TestTenant } from "./tenant";

/** The emails of a tenant, newest first. */
export async function readMail(tenant: TestTenant): Promise<EndpointOutput<"mail/list-emails">["emails"]> {
	return (await tenant.visitor().call("mail/list-emails", {})).emails;
}

/** The token of the newest link to this screen that somebody was sent. */
export async function tokenSentTo(
	tenant: TestTenant,
	person: { email: string },
	screen: "activate" | "reset" | "confirm-email" | "keep-email" | "leaver" | "signup" = "activate",
): Promise<string | undefined> {
	const link = new RegExp(`/webapp/${screen}/([0-9a-f]{64})`);
	const bodies = (await readMail(tenant)).filter(({ recipient }) => recipient === person.email).map(({ body }) => body);
	return bodies.map((body) => link.exec(body)?.[1]).find(Boolean);
}

/** Confirming another address, behind the link that was mailed there. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import type { loader } from "./confirm-email.server";
import { EmailLinkPage } from "./email-link";

export { action, loader } from "./confirm-email.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page. */
export default function ConfirmEmail() {
	return <EmailLinkPage of="confirm" link={useLoaderData<typeof loader>()} />;
}

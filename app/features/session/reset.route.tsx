/** Another password, through the link of a mail for a forgotten one. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import { NewPassword } from "./new-password";
import type { loader } from "./reset.server";

export { action, loader } from "./reset.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page of a reset link. */
export default function Reset() {
	const { t } = useTranslation("session");
	return (
		<NewPassword
			texts="reset"
			link={useLoaderData<typeof loader>()}
			elsewhere={{ href: "/forgot_password", label: t("reset.toForgot") }}
		/>
	);
}

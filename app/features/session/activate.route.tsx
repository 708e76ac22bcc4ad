/** The first password, through the link of an activation mail. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./activate.server";
import { NewPassword } from "./new-password";

export { action, loader } from "./activate.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page of an activation link. */
export default function Activate() {
	const { t } = useTranslation("session");
	return (
		<NewPassword
			texts="activate"
			link={useLoaderData<typeof loader>()}
			elsewhere={{ href: "/login", label: t("activate.toSignIn") }}
		/>
	);
}

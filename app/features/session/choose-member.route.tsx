/** Whom an account owner wants to sign in as: a search by name, and who was found. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ChoosePerson } from "~/features/people";
import { findTyped } from "~/features/people/index.server";
import { titleMeta } from "~/shell/title-meta";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The people found; none before anything was typed. */
export async function loader(request: LoaderFunctionArgs) {
	const { context } = request;
	await context.requireCall("session/sign-in-as");
	return { title: context.translate("session:sudo.choose.title"), ...(await findTyped(request)) };
}

/** The page. */
export default function ChooseMember() {
	const { t } = useTranslation("session");
	return (
		<ChoosePerson
			{...useLoaderData<typeof loader>()}
			text={t("sudo.choose.text")}
			action="/login/sudo"
			choice={({ id, name }) => ({
				href: `/login/sudo/${id}`,
				opens: "dialog",
				text: t("sudo.choose.see"),
				label: t("sudo.title", { name }),
			})}
		/>
	);
}

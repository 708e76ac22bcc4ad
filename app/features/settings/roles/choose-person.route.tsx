/** Whom an account owner wants to give a role: a search by name, and who was found. */
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
	await context.requireCall("members/save-role");
	return { title: context.translate("members:owners.roles.choose.title"), ...(await findTyped(request)) };
}

/** The page. */
export default function ChooseRoleHolder() {
	const { t } = useTranslation("members");
	return (
		<ChoosePerson
			{...useLoaderData<typeof loader>()}
			text={t("owners.roles.choose.text")}
			action="/settings/roles/give"
			back={{ href: "/settings/roles", label: t("settings:tabs.roles") }}
			choice={({ id, name }) => ({
				href: `/settings/roles/${id}`,
				text: t("owners.roles.choose.choose"),
				label: t("owners.roles.changing.label", { name }),
			})}
		/>
	);
}

/** The terms to read at any time, and their acceptance. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";

export const meta = titleMeta;

/** The page's title. */
export const loader = async ({ context }: LoaderFunctionArgs) => ({ title: context.texts.t("session:terms.title") });

/** Accepts the standard terms. */
export const action = formActions({
	"session/opt-in": { input: () => ({ kind: "standard" }), done: () => redirect("/") },
});

/** The page of the terms. */
export default function Terms() {
	const { user } = useFrame();
	const { t } = useTranslation("session");
	return (
		<div className="page page-narrow stack">
			<PageHead title={t("terms.title")} back={{ href: "/", label: t("privacy.back") }} />
			<p>{t("terms.text")}</p>
			{user?.standard_tnc_opted_in === "yes" && <p className="meta">{t("terms.accepted")}</p>}
		</div>
	);
}

/** Who has looked in: each administrator who signed in as the person, when, and why. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { EmptyState } from "~/ui/empty-state";
import { useTranslation } from "~/ui/texts";
import { ProfilePage } from "./profile-page";

export const meta = titleMeta;

/** The sign-ins, newest first. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { sign_ins } = await context.call("session/get-sign-ins-as", {});
	return {
		title: context.translate("session:signIns.title"),
		sign_ins: sign_ins.map(({ created_at, ...row }) => ({ ...row, when: context.format.moment(created_at) })),
	};
}

/** The page. */
export default function SignInsAs() {
	const { t } = useTranslation("session");
	const { sign_ins } = useLoaderData<typeof loader>();
	return (
		<ProfilePage part="signIns">
			<p className="soft">{t("signIns.text")}</p>
			{sign_ins.length === 0 ? (
				<EmptyState drawing="lock" title={t("signIns.none")} />
			) : (
				<ul className="card card-flush rows">
					{sign_ins.map(({ id, administrator, reason, when }) => (
						<li key={id} className="stack-small">
							<p>
								<span className="strong">{administrator}</span> <span className="meta">{when}</span>
							</p>
							<blockquote className="soft">{reason}</blockquote>
						</li>
					))}
				</ul>
			)}
		</ProfilePage>
	);
}

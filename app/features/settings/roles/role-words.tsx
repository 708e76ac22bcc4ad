/** What each role may do, in words, with what stands in its menu beyond what everybody has. */
import type { EndpointOutput } from "#workers/registry";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { useRoleWords } from "./use-role-words";

/** The card; roles that may do no more than members stand together. */
export function RoleWords({ everybody, roles }: Pick<EndpointOutput<"settings/get-roles">, "everybody" | "roles">) {
	const { t } = useTranslation("members");
	const words = useRoleWords();
	const own = roles.filter(({ role, screens }) => screens.length > 0 || words.hasOwn(role));
	const others = roles.filter((role) => !own.includes(role));
	return (
		<Card title={t("owners.roles.what.title")}>
			<div className="stack page-narrow">
				<p className="soft">{t("owners.roles.what.hint")}</p>
				<dl className="roles">
					{own.map(({ role, screens }) => {
						const entries = role === "member" ? everybody : screens;
						return (
							<div key={role}>
								<dt className="strong">{words.nameOf(role)}</dt>
								<dd>{words.mayOf(role)}</dd>
								{entries.length > 0 && (
									<dd className="meta">{t("owners.roles.what.menu", { entries: entries.join(", ") })}</dd>
								)}
							</div>
						);
					})}
					<div>
						<dt className="strong">{others.map(({ role }) => words.nameOf(role)).join(", ")}</dt>
						<dd>{t("settings:roles.may.others")}</dd>
					</div>
				</dl>
			</div>
		</Card>
	);
}

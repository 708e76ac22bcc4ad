/** What changed: one sentence, and below it, unfolded, each field with its value before and after. */
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";

type Line = {
	act: string;
	who: string;
	what: string;
	reason: string;
	details: { label: string; before: string | null; after: string }[];
};

/** The sentence and its fold; a dash where the act says it all. */
export function ChangeFold({ line: { act, who, what, reason, details } }: { line: Line }) {
	const { t } = useTranslation("audit");
	if (what === "" && reason === "") return <>-</>;
	return (
		<div className="audit-what">
			{what !== "" && <span>{what}</span>}
			{reason !== "" && <span className="meta">{t("because", { reason })}</span>}
			{needsFold(details) && (
				<details>
					<summary aria-label={t("openOf", { act, name: who })}>
						{t("open")} <Icon name="chevron-down" size="small" />
					</summary>
					<dl className="audit-fields">
						{details.map(({ label, before, after }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>
									{before !== null && (
										<>
											<span className="meta">{t("before")}</span> <del>{before}</del>{" "}
											<span className="meta">{t("after")}</span>{" "}
										</>
									)}
									{after}
								</dd>
							</div>
						))}
					</dl>
				</details>
			)}
		</div>
	);
}

/** A single field that is only told stands in the sentence whole. */
function needsFold(details: Line["details"]): boolean {
	return details.length > 1 || details.some(({ before }) => before !== null);
}

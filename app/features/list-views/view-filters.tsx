/** By what a saved view narrows its list, in words. */
import type { EndpointOutput } from "#workers/registry";
import { useTranslation } from "~/ui/texts";

/** The filters of a view. */
export type ViewFiltersProps = {
	filters: EndpointOutput<"list-views/describe-views">["views"][number]["filters"];
};

/** Each filter with its value, or that there is none. */
export function ViewFilters({ filters }: ViewFiltersProps) {
	const { t } = useTranslation("list-views");
	if (filters.length === 0) return <p className="meta">{t("views.noFilters")}</p>;
	return (
		<ul className="plain-list view-filters" aria-label={t("views.filters")}>
			{filters.map(({ name, label, value }) => (
				<li key={name} className="meta">
					{label === value ? label : `${label}: ${value}`}
				</li>
			))}
		</ul>
	);
}

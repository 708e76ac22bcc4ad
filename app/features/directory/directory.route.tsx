/** Colleagues by name, each with what the company picked and what they show. */
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/form/search-form";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./directory.server";
import "./directory.css";

export { loader } from "./directory.server";

export const meta = titleMeta;

/** A name or a day alone would not say whose or of what it is. */
const isNamed = (field: string) => field === "manager" || field === "hire_date";

/** The page. */
export default function Directory() {
	const { title, list, search, showsTree } = useLoaderData<typeof loader>();
	const { t } = useTranslation("directory");
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={t("subtitle", { count: list.total_rows })}
				actions={
					<>
						{showsTree && <ButtonLink href="/directory/organization">{t("tree.title")}</ButtonLink>}
						<ButtonLink href="/directory/choices">{t("choices.open")}</ButtonLink>
					</>
				}
			/>
			<SearchForm
				action="/directory"
				className="directory-search"
				search={search}
				label={t("search.label")}
				placeholder={t("search.hint")}
				button={t("search.button")}
			/>
			{list.rows.length === 0 ? (
				<NoRows list={list} drawing="people" hasCard />
			) : (
				<>
					<ul className="directory">
						{list.rows.map(({ id, name, image_url, facts }) => (
							<li key={id} className="card row">
								<Avatar name={name} image_url={image_url} sizePx={48} />
								<div className="grow">
									<h2 className="directory-name">
										{showsTree ? (
											<Anchor
												href={`/directory/organization?person=${id}`}
												className="hit"
												aria-label={t("tree.openOf", { name })}
											>
												{name}
											</Anchor>
										) : (
											name
										)}
									</h2>
									<dl className="directory-facts">
										{facts.map(({ field, label, value }) => (
											<div key={field}>
												<dt className={isNamed(field) ? undefined : "unseen"}>{label}</dt>
												<dd>{value}</dd>
											</div>
										))}
									</dl>
								</div>
							</li>
						))}
					</ul>
					<ListPager list={list} />
				</>
			)}
		</div>
	);
}

/** The organization tree around one person: who is above them, and who reports to them; each name leads to their own place. */
import { useLoaderData } from "@remix-run/react";
import { maxCounted } from "#workers/features/directory/rules/organization";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./organization.server";
import "./directory.css";

export { loader } from "./organization.server";

export const meta = titleMeta;

type Person = ReturnType<typeof useLoaderData<typeof loader>>["person"];

/** The page. */
export default function Organization() {
	const { title, person, managers, reports, isOwn, firstHref, nextHref } = useLoaderData<typeof loader>();
	const { t } = useTranslation("directory");
	const { name } = person;
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={name}
				back={{ href: "/directory", label: t("title") }}
				actions={!isOwn && <ButtonLink href="/directory/organization">{t("tree.own")}</ButtonLink>}
			/>
			<section className="stack-small">
				<h2>{t("tree.above", { name })}</h2>
				{managers.length === 0 ? (
					<p className="soft">{t("tree.top", { name })}</p>
				) : (
					<ol className="directory-tree">
						{managers.map((manager) => (
							<PersonCard key={manager.id} person={manager} />
						))}
					</ol>
				)}
			</section>
			<ul className="directory-tree">
				<PersonCard person={person} isCurrent />
			</ul>
			<section className="stack-small">
				<h2>{t("tree.reportsTitle", { name })}</h2>
				{reports.length === 0 ? (
					<p className="soft">{t("tree.none", { name })}</p>
				) : (
					<ul className="directory">
						{reports.map((report) => (
							<PersonCard key={report.id} person={report} />
						))}
					</ul>
				)}
				{(nextHref ?? firstHref) && (
					<nav className="row-wrap" aria-label={t("tree.reportsTitle", { name })}>
						{nextHref && <ButtonLink href={nextHref}>{t("tree.next")}</ButtonLink>}
						{firstHref && (
							<ButtonLink kind="quiet" href={firstHref}>
								{t("tree.first")}
							</ButtonLink>
						)}
					</nav>
				)}
			</section>
		</div>
	);
}

function PersonCard({ person, isCurrent = false }: { person: Person; isCurrent?: boolean }) {
	const { t } = useTranslation("directory");
	const { id, name, title, image_url, reports_count } = person;
	const count =
		reports_count < maxCounted ? t("tree.count", { count: reports_count }) : t("tree.many", { max: maxCounted });
	return (
		<li className="card row">
			<Avatar name={name} image_url={image_url} sizePx={48} />
			<div className="grow directory-person">
				{isCurrent ? (
					<p className="strong" aria-current="true">
						{name}
					</p>
				) : (
					<Anchor href={`/directory/organization?person=${id}`} className="strong hit is-near">
						{name}
					</Anchor>
				)}
				{title && <p className="meta">{title}</p>}
				{!isCurrent && reports_count > 0 && <p className="meta">{count}</p>}
			</div>
		</li>
	);
}

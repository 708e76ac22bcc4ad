/** Everyone who was thanked in one post, a page at a time. */
import { useLoaderData } from "@remix-run/react";
import { PersonRow } from "~/features/people";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Dotted } from "~/ui/dotted";
import { PageHead } from "~/ui/page-head";
import { Pager } from "~/ui/pager";
import { rowsOnPage } from "~/ui/rules/paging";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./people.server";
import "./recognition.css";

export { loader } from "./people.server";

export const meta = titleMeta;

/** The people. */
export default function PeopleScreen() {
	const { t } = useTranslation("recognition");
	const { activity_id, groups, people, page, page_size, total_rows, total_pages } = useLoaderData<typeof loader>();
	const count = t("people.count", { count: total_rows });
	const address = `/activities/${activity_id}/people`;
	return (
		<div className="page-narrow feed-alone stack">
			<PageHead
				title={t("people.title")}
				subtitle={<Dotted facts={[...groups, count]} />}
				back={{ href: `/activities/${activity_id}`, label: t("people.back") }}
			/>
			<section className="card card-flush" aria-label={t("people.title")}>
				<ul className="rows">
					{people.map((person) => (
						<PersonRow key={person.id} person={person}>
							<Anchor className="link hit" href={`/recognitions/${person.recognition_id}`} opens="dialog">
								{t("certificate.title")}
								<span className="unseen"> {person.name}</span>
							</Anchor>
						</PersonRow>
					))}
				</ul>
				<Pager
					page={page}
					pageCount={total_pages}
					hrefFor={(target) => `${address}?page=${target}`}
					action={address}
					rows={{ ...rowsOnPage(page, page_size, total_rows), total: total_rows }}
				/>
			</section>
		</div>
	);
}

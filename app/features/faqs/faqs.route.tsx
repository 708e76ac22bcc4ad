/** What people often ask: a search, topics, and answers that unfold; account owners write them from here. */
import { useLoaderData } from "@remix-run/react";
import { ContactCard } from "~/features/contact";
import { SearchForm } from "~/form/search-form";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./faqs.server";
import { TopicLinks } from "./topic-links";
import "./faqs.css";

export { loader } from "./faqs.server";

export const meta = titleMeta;

/** The page. */
export default function Faqs() {
	const { t } = useTranslation("faqs");
	const { title, search, topic, total_count, mayEdit, contact, ...shown } = useLoaderData<typeof loader>();
	return (
		<div className="stack">
			<PageHead
				title={title}
				subtitle={t("answers", { count: total_count })}
				actions={
					mayEdit && (
						<ButtonLink icon="plus" href="/faqs/new">
							{t("add")}
						</ButtonLink>
					)
				}
			/>
			<SearchForm
				className="row-wrap faq-search"
				action="/faqs"
				search={search}
				label={t("search")}
				button={t("find")}
				isMain
				id="faq-search"
			>
				{topic && <input type="hidden" name="topic" value={topic} />}
			</SearchForm>
			<div className="faqs">
				<TopicLinks topics={shown.topics} topic={topic} search={search} />
				<div className="stack">
					<section className="card card-flush" aria-label={title}>
						{search && <h2 className="faq-found">{t("found", { count: shown.faqs.length, search })}</h2>}
						{shown.faqs.length === 0 ? (
							<EmptyState isBare drawing="search" title={t(total_count === 0 ? "empty" : "none")}>
								{t(total_count === 0 ? "emptyText" : "noneText")}
							</EmptyState>
						) : (
							shown.faqs.map((faq) => (
								<details key={faq.id} id={`faq-${faq.id}`} className="faq" open={faq.isOpen || undefined}>
									<summary>
										<span className="grow strong">{faq.question}</span>
										{faq.is_published === 0 && <Tag tone="warn">{t("notPublished")}</Tag>}
										<Icon name="chevron-down" size="small" />
									</summary>
									<div className="faq-answer">
										{faq.paragraphs.map((paragraph) => (
											<p key={paragraph}>{paragraph}</p>
										))}
										{mayEdit && (
											<p className="row-wrap">
												<Anchor className="link hit" href={`/faqs/${faq.id}`}>
													{t("edit")}
													<span className="unseen">, {faq.question}</span>
												</Anchor>
												<Anchor className="link hit" href={`/faqs/${faq.id}/remove`} opens="dialog">
													{t("remove")}
													<span className="unseen">, {faq.question}</span>
												</Anchor>
											</p>
										)}
									</div>
								</details>
							))
						)}
					</section>
					<ContactCard contact={contact} />
				</div>
			</div>
		</div>
	);
}

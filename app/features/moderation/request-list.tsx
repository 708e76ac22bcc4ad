/** The requests of a page as links, the open one marked. */
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { useTranslation } from "~/ui/texts";
import type { InboxData } from "./inbox-data";

/** So many signs of a message stand in the list. */
const signsShown = 60;

const startOf = (message: string) =>
	message.length > signsShown ? `${message.slice(0, signsShown).trimEnd()}…` : message;

/** The list. */
export function RequestList({ list, open, query }: Pick<InboxData, "list" | "open" | "query">) {
	const { t } = useTranslation("moderation");
	if (list.rows.length === 0) return <NoRows list={list} drawing="box" hasCard />;
	return (
		<section className="card card-flush moderation-list" aria-label={t("request.list")}>
			<ul className="plain-list">
				{list.rows.map(({ id, kind, name, image_url, since, message }) => (
					<li key={id}>
						<Anchor
							className="moderation-row"
							href={`/moderation/${id}${query}`}
							aria-current={id === open?.id ? "true" : undefined}
							keepsScroll
						>
							<Avatar name={name} image_url={image_url} sizePx={40} />
							<span className="grow">
								<span className="strong">{name}</span>
								<span className="moderation-when">
									<span className="meta">{t(`kinds.${kind}`)}</span>
									<span className="meta">{since}</span>
								</span>
								{message && <span className="meta">{startOf(message)}</span>}
							</span>
						</Anchor>
					</li>
				))}
			</ul>
			<ListPager list={list} />
		</section>
	);
}

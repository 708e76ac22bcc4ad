/** The lists beside the chosen one; on a phone one chooses from a field. */
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";

type Shown = { id: number; name: string; item_count: number; is_default: 0 | 1; isShared: boolean };

/** The links. */
export function ListChoice({ lists, chosen_id }: { lists: Shown[]; chosen_id: number }) {
	const { t } = useTranslation("wish-lists");
	return (
		<nav className="card card-flush wish-choice" aria-label={t("lists")}>
			<ul>
				{lists.map(({ id, name, item_count, is_default, isShared }) => (
					<li key={id}>
						<Anchor href={`/wish_lists/${id}`} aria-current={id === chosen_id ? "page" : undefined}>
							<span className="grow">
								<span className="strong">{name}</span>
								<span className="meta">
									{is_default === 1 && `${t("usual")}, `}
									{t(isShared ? "shared" : "private")}
								</span>
							</span>
							<span className="figure">{item_count}</span>
						</Anchor>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The entries of the menus, for the screens. Written by `npm run wire`; change what it lists instead. @browser-safe */
import { menu as anniversaries } from "./features/anniversaries/menu";
import { menu as announcements } from "./features/announcements/menu";
import { menu as appreciations } from "./features/appreciations/menu";
import { menu as audit } from "./features/audit/menu";
import { menu as budgets } from "./features/budgets/menu";
import { menu as buyPoints } from "./features/buy-points/menu";
import { menu as catalog } from "./features/catalog/menu";
import { menu as certificates } from "./features/certificates/menu";
import { menu as directory } from "./features/directory/menu";
import { menu as executiveSummary } from "./features/executive-summary/menu";
import { menu as forms } from "./features/forms/menu";
import { menu as galaxy } from "./features/galaxy/menu";
import { menu as games } from "./features/games/menu";
import { menu as groups } from "./features/groups/menu";
import { menu as home } from "./features/home/menu";
import { menu as howToVideos } from "./features/how-to-videos/menu";
import { menu as ideas } from "./features/ideas/menu";
import { menu as imports } from "./features/imports/menu";
import { menu as medallia } from "./features/medallia/menu";
import { menu as members } from "./features/members/menu";
import { menu as moderation } from "./features/moderation/menu";
import { menu as nominations } from "./features/nominations/menu";
import { menu as orders } from "./features/orders/menu";
import { menu as photos } from "./features/photos/menu";
import { menu as points } from "./features/points/menu";
import { menu as polls } from "./features/polls/menu";
import { menu as programs } from "./features/programs/menu";
import { menu as rebates } from "./features/rebates/menu";
import { menu as recognition } from "./features/recognition/menu";
import { menu as reports } from "./features/reports/menu";
import { menu as rules } from "./features/rules/menu";
import { menu as sales } from "./features/sales/menu";
import { menu as salesCustomers } from "./features/sales-customers/menu";
import { menu as salesDashboard } from "./features/sales-dashboard/menu";
import { menu as scoreboards } from "./features/scoreboards/menu";
import { menu as session } from "./features/session/menu";
import { menu as settings } from "./features/settings/menu";
import { menu as surveys } from "./features/surveys/menu";
import { menu as tcpl } from "./features/tcpl/menu";
import { menu as translations } from "./features/translations/menu";
import { menu as userLevels } from "./features/user-levels/menu";
import { menu as wallets } from "./features/wallets/menu";
import { menu as wishLists } from "./features/wish-lists/menu";

/** The entries that features declare, in no order. */
export const menuEntries = [
	...anniversaries,
	...announcements,
	...appreciations,
	...audit,
	...budgets,
	...buyPoints,
	...catalog,
	...certificates,
	...directory,
	...executiveSummary,
	...forms,
	...galaxy,
	...games,
	...groups,
	...home,
	...howToVideos,
	...ideas,
	...imports,
	...medallia,
	...members,
	...moderation,
	...nominations,
	...orders,
	...photos,
	...points,
	...polls,
	...programs,
	...rebates,
	...recognition,
	...reports,
	...rules,
	...sales,
	...salesCustomers,
	...salesDashboard,
	...scoreboards,
	...session,
	...settings,
	...surveys,
	...tcpl,
	...translations,
	...userLevels,
	...wallets,
	...wishLists,
];

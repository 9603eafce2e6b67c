export interface SourceArticle {
  title: string;
  intro: string;
  steps: string[];
  note: string;
}

interface SourceGroup {
  title: string;
  icon: string;
  iconColor: string;
  articles: SourceArticle[];
}

export interface SourceCategory {
  category: string;
  title: string;
  desc: string;
  groups: [SourceGroup, SourceGroup];
}

export const article = (title: string, intro: string, steps: string[], note: string): SourceArticle => ({
  title,
  intro,
  steps,
  note,
});

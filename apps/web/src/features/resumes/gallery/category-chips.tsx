import type { TemplateCategory } from '@career/contracts/vocabulary/template-ids';
import styles from './gallery.module.css';

export type CategoryFilter = 'all' | TemplateCategory;

interface CategoryChipsProps {
  filters: readonly CategoryFilter[];
  chosen: CategoryFilter;
  onChoose: (filter: CategoryFilter) => void;
}

/** Narrows the gallery to one category. */
export function CategoryChips({ filters, chosen, onChoose }: CategoryChipsProps) {
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">Category</legend>
      {filters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={filter === chosen}
          onClick={() => onChoose(filter)}
        >
          {filter}
        </button>
      ))}
    </fieldset>
  );
}

import { Select } from 'antd';
import type { SelectProps } from 'antd';

import type { Role } from '#core/domain/roles.js';

import { useText } from '../../i18n/use-text.js';
import styles from './RoleSelect.module.css';

interface RoleSelectProps extends Pick<SelectProps, 'id' | 'status' | 'placeholder' | 'className'> {
  roles: readonly Role[];
  value?: Role;
  onChange?: (role: Role) => void;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
}

/** A role select; the options describe what each role may do. */
export function RoleSelect({ roles, ...select }: RoleSelectProps) {
  const text = useText();
  return (
    <Select<Role>
      {...select}
      popupMatchSelectWidth={320}
      options={roles.map((role) => ({ value: role, label: text(`role.${role}`) }))}
      optionRender={({ label, value }) => (
        <span className={styles.option}>
          <span>{label}</span>
          <small>{text(`role.${value as Role}_help`)}</small>
        </span>
      )}
    />
  );
}

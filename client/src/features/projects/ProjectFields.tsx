import { Form, Input } from 'antd';

import { COLOR_LENGTH, HEX_COLOR, LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { matches, maxLength, plainName, required, storable } from '../../lib/text/checks.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { ColorField } from './ColorField.js';

const HAS_COLOR_LENGTH = new RegExp(`^.{${COLOR_LENGTH}}$`);

/** The fields for name, description and colour, in the settings and for a new project. */
export function ProjectFields() {
  const text = useText();
  const rules = useRules();
  return (
    <>
      <Form.Item
        name="name"
        label={text('project.name')}
        rules={rules(required('form.project_name'), maxLength(LIMITS.name), plainName, storable)}
      >
        <Input autoComplete="off" dir="auto" />
      </Form.Item>
      <Form.Item
        name="description"
        label={text('project.description')}
        rules={rules(maxLength(LIMITS.description), storable)}
      >
        <Input.TextArea rows={2} dir="auto" />
      </Form.Item>
      <Form.Item
        name="color"
        label={text('project.color')}
        rules={rules(
          required(),
          matches(HAS_COLOR_LENGTH, 'form.color_length'),
          matches(HEX_COLOR, 'form.color_hex'),
        )}
      >
        <ColorField />
      </Form.Item>
    </>
  );
}

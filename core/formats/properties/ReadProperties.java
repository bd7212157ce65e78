import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import java.util.TreeMap;

/** Tells what java.util.Properties reads in the files that are named: names and texts, each in hexadecimal UTF-16. */
class ReadProperties {
    public static void main(String[] paths) throws Exception {
        StringBuilder told = new StringBuilder();
        for (String path : Files.readAllLines(Path.of(paths[0]))) {
            byte[] bytes = Files.readAllBytes(Path.of(path));
            Properties properties = new Properties();
            try {
                if (path.contains("latin")) properties.load(new ByteArrayInputStream(bytes));
                else properties.load(new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
                for (var entry : new TreeMap<>(properties).entrySet())
                    told.append(hex(entry.getKey())).append('=').append(hex(entry.getValue())).append(' ');
                told.append('\n');
            } catch (IllegalArgumentException refused) {
                told.append("refused\n");
            }
        }
        System.out.print(told);
    }

    private static String hex(Object text) {
        StringBuilder units = new StringBuilder();
        for (char unit : text.toString().toCharArray()) units.append(String.format("%04x", (int) unit));
        return units.toString();
    }
}
